import { createFileRoute } from '@tanstack/react-router';
import {
  loadPendingPartPayments,
  PendingPartPaymentsPage,
} from '../../features/approvals/part-payments/pending-part-payments.tsx';
import { listSearch } from '../-table-search.ts';

export const Route = createFileRoute('/_frame/admin/dashboard/pending/part-payments')({
  validateSearch:
    listSearch<typeof import('../../../domain/lists/part-payments.ts').pendingPartPaymentList>(),
  loader: loadPendingPartPayments,
  component: PendingPartPaymentsPage,
});
