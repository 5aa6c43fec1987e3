import type { ReactNode } from 'react';
import type { List } from '../../api/lists/use-list.ts';
import type { Transaction } from '../../api/transactions.ts';
import type { Column } from '../../components/data-table/column.tsx';
import { DataTable } from '../../components/data-table/data-table.tsx';
import type { TableControl } from '../../components/data-table/use-table-state.ts';
import { recordSizes } from '../../lib/address/page-sizes.ts';
import type { PartyKind } from '../../lib/values/people.ts';
import { TransactionCard } from './transaction-card.tsx';
import { transactionColumns } from './transaction-columns.tsx';

interface TransactionTableProps {
  list: List<Transaction>;
  control: TableControl;
  columns?: readonly Column<Transaction>[];
  caption?: string;
  /** The storage key of the hidden columns. */
  view?: string;
  /** The kind of person that the page is about. */
  of?: PartyKind;
  titled?: boolean;
  /** Whether it is an excerpt of another page's list. */
  isExcerpt?: boolean;
  /** The name of the exported file; the caption by default. */
  exportName?: string;
  toolbarEnd?: ReactNode;
}

/** A table of transactions: all of them, or one person's. */
export function TransactionTable({
  list,
  control,
  columns = transactionColumns,
  caption = 'Transaction History',
  view = 'Transaction History',
  of,
  titled = false,
  isExcerpt = false,
  exportName = caption,
  toolbarEnd,
}: TransactionTableProps) {
  return (
    <DataTable
      caption={caption}
      view={view}
      titled={titled}
      isExcerpt={isExcerpt}
      exportName={exportName}
      columns={columns}
      list={list}
      rowKey={(row) => row.id ?? ''}
      control={control}
      sizes={recordSizes}
      searchPlaceholder="Search..."
      plainRows
      card={(transaction) => <TransactionCard transaction={transaction} of={of} />}
      toolbarEnd={toolbarEnd}
    />
  );
}
