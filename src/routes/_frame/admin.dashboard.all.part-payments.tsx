import { createFileRoute } from '@tanstack/react-router';
import { paidPartPaymentList } from '../../../domain/lists/part-payments.ts';
import { prefetch, prefetchList } from '../../api/lists/prefetch.ts';
import { offerQuery } from '../../api/offer/offer.ts';
import { paidPartPaymentsQuery, paidPartPaymentsSearch } from '../../api/part-payments.ts';
import { pageRequestOf } from '../../components/data-table/page-request.ts';
import { useTableState } from '../../components/data-table/use-table-state.ts';
import { PageHeader } from '../../components/page/page-header.tsx';
import { PartPaymentHistory } from '../../features/part-payments/part-payment-history.tsx';
import { tableStateOf } from '../../lib/address/table-state.ts';
import { listSearch } from '../-table-search.ts';
import { useSetSearch } from '../-use-set-search.ts';

export const Route = createFileRoute('/_frame/admin/dashboard/all/part-payments')({
  validateSearch: listSearch<'paidPartPayments'>(),
  // The offer decides whether the rows have a menu.
  loader: ({ context: { queryClient }, location }) =>
    Promise.all([
      prefetchList(
        queryClient,
        paidPartPaymentsQuery,
        paidPartPaymentsSearch,
        pageRequestOf(tableStateOf(paidPartPaymentList, location.search)),
        location,
      ),
      prefetch(queryClient, offerQuery),
    ]),
  component: PaidPartPaymentsPage,
});

function PaidPartPaymentsPage() {
  const control = useTableState(paidPartPaymentList, Route.useSearch(), useSetSearch());
  return (
    <>
      <PageHeader
        title="Part Payment History"
        subtitle="Shares of a project’s price that were paid"
      />
      <PartPaymentHistory control={control} />
    </>
  );
}
