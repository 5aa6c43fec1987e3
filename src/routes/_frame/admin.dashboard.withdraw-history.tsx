import { createFileRoute } from '@tanstack/react-router';
import {
  loadWithdrawalHistory,
  WithdrawalHistoryPage,
} from '../../features/withdrawals/withdrawal-history.tsx';
import { listSearch } from '../-table-search.ts';

export const Route = createFileRoute('/_frame/admin/dashboard/withdraw-history')({
  validateSearch: listSearch<'withdrawalHistory'>(),
  loader: loadWithdrawalHistory,
  component: WithdrawalHistoryPage,
});
