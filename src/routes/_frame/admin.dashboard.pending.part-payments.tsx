import { createFileRoute } from '@tanstack/react-router';
import { prefetch } from '../../api/lists/prefetch.ts';
import { pendingPartPaymentsQuery } from '../../api/part-payments.ts';
import { useTableState } from '../../components/data-table/use-table-state.ts';
import { PageHeader } from '../../components/page/page-header.tsx';
import { pendingTableSpec } from '../../features/part-payments/part-payment-table-spec.ts';
import { PendingPartPayments } from '../../features/part-payments/pending-part-payments.tsx';
import { readTableParams } from '../../lib/address/table-state.ts';
import { useSetSearch } from '../-use-set-search.ts';

export const Route = createFileRoute('/_frame/admin/dashboard/pending/part-payments')({
  validateSearch: (raw) => readTableParams(pendingTableSpec, raw),
  loader: ({ context: { queryClient } }) => prefetch(queryClient, pendingPartPaymentsQuery),
  component: PendingPartPaymentsPage,
});

function PendingPartPaymentsPage() {
  const control = useTableState(pendingTableSpec, Route.useSearch(), useSetSearch());
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
