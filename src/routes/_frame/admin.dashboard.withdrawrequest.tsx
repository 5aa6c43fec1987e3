import { createFileRoute } from '@tanstack/react-router';
import {
  loadWithdrawalRequests,
  WithdrawalRequestsPage,
} from '../../features/approvals/withdrawals/withdrawal-requests.tsx';
import { listSearch } from '../-table-search.ts';

export const Route = createFileRoute('/_frame/admin/dashboard/withdrawrequest')({
  validateSearch:
    listSearch<
      typeof import('../../../domain/lists/withdrawal-requests.ts').withdrawalRequestList
    >(),
  loader: loadWithdrawalRequests,
  component: WithdrawalRequestsPage,
});
