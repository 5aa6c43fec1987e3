import { createFileRoute } from '@tanstack/react-router';
import {
  loadPartPaymentHistory,
  PartPaymentHistoryPage,
} from '../../features/approvals/part-payments/part-payment-history.tsx';
import { listSearch } from '../-table-search.ts';

export const Route = createFileRoute('/_frame/admin/dashboard/all/part-payments')({
  validateSearch:
    listSearch<typeof import('../../../domain/lists/part-payments.ts').paidPartPaymentList>(),
  loader: loadPartPaymentHistory,
  component: PartPaymentHistoryPage,
});
