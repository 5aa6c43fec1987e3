import { createFileRoute } from '@tanstack/react-router';
import {
  loadWithdrawalHistory,
  WithdrawalHistoryPage,
} from '../../features/approvals/withdrawals/withdrawal-history.tsx';
import { listSearch } from '../-table-search.ts';

export const Route = createFileRoute('/_frame/admin/dashboard/withdraw-history')({
  validateSearch:
    listSearch<
      typeof import('../../../domain/lists/withdrawal-history.ts').withdrawalHistoryList
    >(),
  loader: loadWithdrawalHistory,
  component: WithdrawalHistoryPage,
});
