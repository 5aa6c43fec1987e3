import { createFileRoute } from '@tanstack/react-router';
import { withdrawalRequestList } from '../../../domain/lists/withdrawal-requests.ts';
import { prefetch } from '../../api/lists/prefetch.ts';
import { withdrawalRequestsQuery } from '../../api/withdrawals.ts';
import { useTableState } from '../../components/data-table/use-table-state.ts';
import { PageHeader } from '../../components/page/page-header.tsx';
import { WithdrawalRequests } from '../../features/withdrawals/withdrawal-requests.tsx';
import { listSearch } from '../-table-search.ts';
import { useSetSearch } from '../-use-set-search.ts';

export const Route = createFileRoute('/_frame/admin/dashboard/withdrawrequest')({
  validateSearch: listSearch<'withdrawalRequests'>(),
  loader: ({ context: { queryClient } }) => prefetch(queryClient, withdrawalRequestsQuery),
  component: WithdrawRequestPage,
});

function WithdrawRequestPage() {
  const control = useTableState(withdrawalRequestList, Route.useSearch(), useSetSearch());
  return (
    <>
      <PageHeader
        title="Withdraw Request"
        subtitle="Review each request against the artisan’s balance, then approve or reject it"
      />
      <WithdrawalRequests control={control} />
    </>
  );
}
