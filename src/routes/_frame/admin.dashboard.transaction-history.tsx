import { createFileRoute } from '@tanstack/react-router';
import { transactionList } from '../../../domain/lists/transactions.ts';
import { prefetchList } from '../../api/lists/prefetch.ts';
import { type List, useList } from '../../api/lists/use-list.ts';
import { type Transaction, transactionsQuery, transactionsSearch } from '../../api/transactions.ts';
import { pageRequestOf } from '../../components/data-table/page-request.ts';
import { useTableState } from '../../components/data-table/use-table-state.ts';
import { PageHeader } from '../../components/page/page-header.tsx';
import { TransactionTable } from '../../features/transactions/transaction-table.tsx';
import { tableStateOf } from '../../lib/address/table-state.ts';
import { listSearch } from '../-table-search.ts';
import { useSetSearch } from '../-use-set-search.ts';

export const Route = createFileRoute('/_frame/admin/dashboard/transaction-history')({
  validateSearch: listSearch<'transactions'>(),
  loader: ({ context: { queryClient }, location }) =>
    prefetchList(
      queryClient,
      transactionsQuery,
      transactionsSearch,
      pageRequestOf(tableStateOf(transactionList, location.search)),
      location,
    ),
  component: TransactionsPage,
});

function TransactionsPage() {
  const list = useList(transactionsQuery, transactionsSearch);
  return (
    <>
      <PageHeader
        title="Transaction History"
        subtitle="Payments of clients and withdrawals of artisans"
      />
      <Transactions list={list} />
    </>
  );
}

/** A separate component, so that paging in the table does not render the rest of the page again. */
function Transactions({ list }: { list: List<Transaction> }) {
  const control = useTableState(transactionList, Route.useSearch(), useSetSearch());
  return <TransactionTable list={list} control={control} />;
}
