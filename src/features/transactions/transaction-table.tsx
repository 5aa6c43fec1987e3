import type { Transaction } from '../../api/transactions.ts';
import type { Column } from '../../components/data-table/column.tsx';
import { DataTable, type DataTableProps } from '../../components/data-table/data-table.tsx';
import type { PartyKind } from '../../lib/values/people.ts';
import { TransactionCard } from './transaction-card.tsx';
import { transactionColumns } from './transaction-columns.tsx';

interface TransactionTableProps
  extends Omit<DataTableProps<Transaction>, 'caption' | 'columns' | 'rowKey' | 'card'> {
  caption?: string;
  columns?: readonly Column<Transaction>[];
  /** The kind of person that the page is about. */
  of?: PartyKind;
}

/** A table of transactions: all of them, or one person's. */
export function TransactionTable({ of, ...props }: TransactionTableProps) {
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
