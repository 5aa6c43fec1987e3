import type { Transaction } from '../../api/transactions.ts';
import { DataTable, type RecordTableProps } from '../../components/data-table/data-table.tsx';
import { TransactionCard } from './transaction-card.tsx';
import { transactionColumns } from './transaction-columns.tsx';

/** A table of transactions: all of them, or one person's. */
export function TransactionTable({ of, ...props }: RecordTableProps<Transaction>) {
  return (
    <DataTable
      caption="Transaction History"
      view="Transaction History"
      columns={transactionColumns}
      {...props}
      rowKey={(transaction) => transaction.id ?? ''}
      card={(transaction) => <TransactionCard transaction={transaction} of={of} />}
    />
  );
}
