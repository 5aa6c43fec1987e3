import { createFileRoute } from '@tanstack/react-router';
import { pendingPartPaymentList } from '../../../domain/lists/part-payments.ts';
import { prefetch } from '../../api/lists/prefetch.ts';
import { pendingPartPaymentsQuery } from '../../api/part-payments.ts';
import { useTableState } from '../../components/data-table/use-table-state.ts';
import { PageHeader } from '../../components/page/page-header.tsx';
import { PendingPartPayments } from '../../features/part-payments/pending-part-payments.tsx';
import { listSearch } from '../-table-search.ts';
import { useSetSearch } from '../-use-set-search.ts';

export const Route = createFileRoute('/_frame/admin/dashboard/pending/part-payments')({
  validateSearch: listSearch<'pendingPartPayments'>(),
  loader: ({ context: { queryClient } }) => prefetch(queryClient, pendingPartPaymentsQuery),
  component: PendingPartPaymentsPage,
});

function PendingPartPaymentsPage() {
  const control = useTableState(pendingPartPaymentList, Route.useSearch(), useSetSearch());
  return (
    <>
      <PageHeader
        title="Pending Part Payments"
        subtitle="Shares of a project’s price that wait for approval"
      />
      <PendingPartPayments control={control} />
    </>
  );
}
