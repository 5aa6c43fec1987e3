import { createFileRoute } from '@tanstack/react-router';
import { prefetch } from '../../api/lists/prefetch.ts';
import { offerQuery } from '../../api/offer/offer.ts';
import {
  loadPartPaymentHistory,
  PartPaymentHistoryPage,
} from '../../features/approvals/part-payments/part-payment-history.tsx';
import { listSearch } from '../-table-search.ts';

export const Route = createFileRoute('/_frame/admin/dashboard/all/part-payments')({
  validateSearch:
    listSearch<typeof import('../../../domain/lists/part-payments.ts').paidPartPaymentList>(),
  // The offer decides whether the rows have a menu.
  loader: ({ context, location }) =>
    Promise.all([
      loadPartPaymentHistory({ context, location }),
      prefetch(context.queryClient, offerQuery),
    ]),
  component: PartPaymentHistoryPage,
});
