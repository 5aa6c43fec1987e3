import type { Transaction } from '../../api/transactions.ts';
import { DataTable, type RecordTableProps } from '../../components/data-table/data-table.tsx';
import { idOf } from '../../lib/values/ids.ts';
import { TransactionCard } from './transaction-card.tsx';
import { transactionColumns, transactionFileColumns } from './transaction-columns.tsx';

/** A table of all transactions, or of one person's transactions. */
export function TransactionTable({ of, ...props }: RecordTableProps<Transaction>) {
  return (
    <DataTable
      caption="Transaction History"
      view="Transaction History"
      columns={transactionColumns}
      fileColumns={transactionFileColumns}
      {...props}
      rowKey={idOf}
      card={(transaction) => <TransactionCard transaction={transaction} of={of} />}
    />
  );
}
