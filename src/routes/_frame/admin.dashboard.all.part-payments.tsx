import { createFileRoute } from '@tanstack/react-router';
import { capabilitiesQuery } from '../../api/capabilities/capabilities.ts';
import { prefetch } from '../../api/lists/prefetch.ts';
import {
  loadPartPaymentHistory,
  PartPaymentHistoryPage,
} from '../../features/approvals/part-payments/part-payment-history.tsx';
import { listSearch } from '../-table-search.ts';

export const Route = createFileRoute('/_frame/admin/dashboard/all/part-payments')({
  validateSearch:
    listSearch<typeof import('../../../domain/lists/part-payments.ts').paidPartPaymentList>(),
  // The capabilities decide whether the rows have a menu.
  loader: ({ context, location }) =>
    Promise.all([
      loadPartPaymentHistory({ context, location }),
      prefetch(context.queryClient, capabilitiesQuery),
    ]),
  component: PartPaymentHistoryPage,
});
