import { transactionList } from '../../../domain/lists/transactions.ts';
import { transactionsQuery, transactionsSearch } from '../../api/transactions.ts';
import { listPage } from '../../components/page/list-page.tsx';
import { TransactionTable } from './transaction-table.tsx';

export const { Page: TransactionsPage, load: loadTransactions } = listPage({
  title: 'Transaction History',
  subtitle: 'Payments of clients and withdrawals of artisans',
  list: transactionList,
  query: transactionsQuery,
  search: transactionsSearch,
  Table: TransactionTable,
});
