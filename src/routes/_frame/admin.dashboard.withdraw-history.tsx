import { createFileRoute } from '@tanstack/react-router';
import { withdrawalHistoryList } from '../../../domain/lists/withdrawal-history.ts';
import { prefetchList } from '../../api/lists/prefetch.ts';
import { approvedWithdrawalsQuery, approvedWithdrawalsSearch } from '../../api/withdrawals.ts';
import { pageRequestOf } from '../../components/data-table/page-request.ts';
import { useTableState } from '../../components/data-table/use-table-state.ts';
import { PageHeader } from '../../components/page/page-header.tsx';
import { WithdrawalHistory } from '../../features/withdrawals/withdrawal-history.tsx';
import { tableStateOf } from '../../lib/address/table-state.ts';
import { listSearch } from '../-table-search.ts';
import { useSetSearch } from '../-use-set-search.ts';

export const Route = createFileRoute('/_frame/admin/dashboard/withdraw-history')({
  validateSearch: listSearch<'withdrawalHistory'>(),
  loader: ({ context: { queryClient }, location }) =>
    prefetchList(
      queryClient,
      approvedWithdrawalsQuery,
      approvedWithdrawalsSearch,
      pageRequestOf(tableStateOf(withdrawalHistoryList, location.search)),
      location,
    ),
  component: WithdrawHistoryPage,
});

function WithdrawHistoryPage() {
  const control = useTableState(withdrawalHistoryList, Route.useSearch(), useSetSearch());
  return (
    <>
      <PageHeader title="Withdraw History" subtitle="Withdrawals that were approved" />
      <WithdrawalHistory control={control} />
    </>
  );
}
