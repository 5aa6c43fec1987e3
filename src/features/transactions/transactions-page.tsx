import { transactionList } from '../../../domain/lists/transactions.ts';
import { type Transaction, transactionsHostList } from '../../api/transactions.ts';
import { listPage, type TableProps } from '../../components/page/list-page.tsx';
import { useRecordTableProps } from '../../components/record-panel/use-record-table-props.tsx';
import { lateComponent } from '../../lib/browser/late-component.tsx';
import { idOf } from '../../lib/values/ids.ts';
import { TransactionTable } from './transaction-table.tsx';

const record = lateComponent(() => import('./transaction-record.tsx'), 'TransactionRecord');

/** The table of all transactions. The id of a transaction, and Enter, open its record. */
function Transactions(props: TableProps<Transaction>) {
  return <TransactionTable {...props} {...useRecordTableProps(record, props, idOf)} />;
}

export const { Page: TransactionsPage, load: loadTransactions } = listPage({
  title: 'Transaction History',
  subtitle: 'Payments of clients and withdrawals of artisans',
  list: transactionList,
  source: transactionsHostList,
  Table: Transactions,
});
