import { createFileRoute } from '@tanstack/react-router';
import { prefetch } from '../../api/lists/prefetch.ts';
import { approvedWithdrawalsQuery } from '../../api/withdrawals.ts';
import { useTableState } from '../../components/data-table/use-table-state.ts';
import { PageHeader } from '../../components/page/page-header.tsx';
import { WithdrawalHistory } from '../../features/withdrawals/withdrawal-history.tsx';
import { historyTableSpec } from '../../features/withdrawals/withdrawal-table-spec.ts';
import { readTableParams } from '../../lib/address/table-state.ts';
import { useSetSearch } from '../-use-set-search.ts';

export const Route = createFileRoute('/_frame/admin/dashboard/withdraw-history')({
  validateSearch: (raw) => readTableParams(historyTableSpec, raw),
  loader: ({ context: { queryClient } }) => prefetch(queryClient, approvedWithdrawalsQuery),
  component: WithdrawHistoryPage,
});

function WithdrawHistoryPage() {
  const control = useTableState(historyTableSpec, Route.useSearch(), useSetSearch());
  return (
    <>
      <PageHeader title="Withdraw History" subtitle="Withdrawals that were approved" />
      <WithdrawalHistory control={control} />
    </>
  );
}
