import { createFileRoute } from '@tanstack/react-router';
import { prefetch } from '../../api/lists/prefetch.ts';
import { useList } from '../../api/lists/use-list.ts';
import { transactionsQuery } from '../../api/transactions.ts';
import { useTableState } from '../../components/data-table/use-table-state.ts';
import { PageHeader } from '../../components/page/page-header.tsx';
import { TransactionTable } from '../../features/transactions/transaction-table.tsx';
import { transactionTableSpec } from '../../features/transactions/transaction-table-spec.ts';
import { readTableParams } from '../../lib/address/table-state.ts';
import { useSetSearch } from '../-use-set-search.ts';

const spec = transactionTableSpec('');

export const Route = createFileRoute('/_frame/admin/dashboard/transaction-history')({
  validateSearch: (raw) => readTableParams(spec, raw),
  loader: ({ context: { queryClient } }) => prefetch(queryClient, transactionsQuery),
  component: TransactionsPage,
});

function TransactionsPage() {
  const list = useList(transactionsQuery);
  const control = useTableState(spec, Route.useSearch(), useSetSearch());
  return (
    <>
      <PageHeader
        title="Transaction History"
        subtitle="Payments of clients and withdrawals of artisans"
      />
      <TransactionTable list={list} control={control} />
    </>
  );
}
