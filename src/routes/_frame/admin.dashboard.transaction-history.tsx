import { createFileRoute } from '@tanstack/react-router';
import {
  loadTransactions,
  TransactionsPage,
} from '../../features/transactions/transactions-page.tsx';
import { listSearch } from '../-table-search.ts';

export const Route = createFileRoute('/_frame/admin/dashboard/transaction-history')({
  validateSearch:
    listSearch<typeof import('../../../domain/lists/transactions.ts').transactionList>(),
  loader: loadTransactions,
  component: TransactionsPage,
});
