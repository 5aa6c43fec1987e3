/** How the database has a list: the other half of its declaration in domain/lists. */
import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { List } from '../../domain/lists/list.ts';
import type { Queryable } from '../db/connect.ts';
import { type ExportColumn, exportColumns, type ValueReaders } from '../export/columns.ts';

/**
 * A column of a list: the column by which rows are ordered and filtered, and what differs from it: the column of the filter,
 * and the column with the value as it was written. `always` is the one value of a column that the table does not have.
 */
export type RowColumn =
  | PgColumn
  | { order: PgColumn; filter?: PgColumn; written?: PgColumn }
  | { always: string };

/** The ids of the columns that every view of a list has. */
type SharedColumn<L extends List> = {
  [Id in keyof L['columns']]: L['columns'][Id] extends { only: string } ? never : Id;
}[keyof L['columns']] &
  string;

interface ListTable<Row, L extends List, SumName extends string> {
  declaration: L;
  /** The name of the file, and what the audit calls the list. */
  name: string;
  /** The rows in a sentence: "approved withdrawals". */
  words: string;
  table: PgTable;
  /** The primary key, a whole number. It makes each order total. */
  key: PgColumn;
  /** The condition for the rows of the list, as in its partial indexes. */
  only?: SQL;
  columns: Readonly<Record<SharedColumn<L>, RowColumn>>;
  /** The order of the whole list, which is descending. */
  newest: PgColumn;
  /** The folded text with a space before each word, and that of contact details. */
  text: PgColumn;
  contactText?: PgColumn;
  /** The sums, their amount, and the column with the name of a row's sum; without it, all rows are in the first sum. */
  sums?: { names: readonly SumName[]; amount: PgColumn; of?: PgColumn };
  /** Reads all rows, newest first, or those with these keys in any order. */
  read: (db: Queryable, keys?: readonly number[]) => PromiseLike<readonly Row[]>;
  keyOf: (row: Row) => number;
}

/** How the database has a list, and the columns of its file. */
export interface ListDefinition<Row, L extends List = List, SumName extends string = string>
  extends ListTable<Row, L, SumName> {
  fileColumns: readonly ExportColumn<Row>[];
}

/** Returns a list. `cells` has the values in the file that are not the field of the same name. */
export const defineList = <
  Row extends object,
  const L extends List,
  SumName extends string = never,
>(
  table: ListTable<Row, L, SumName>,
  cells: ValueReaders<NoInfer<Row>, NoInfer<L>['columns']>,
): ListDefinition<Row, L, SumName> => ({
  ...table,
  fileColumns: exportColumns<Row, L['columns']>(table.declaration, cells),
});

/** What a call selects of a list. */
export interface Selection {
  /** Any text. A found row has every word of it. */
  q: string;
  /** ValueReaders by the id of their column, as the contract writes them. */
  filters: Readonly<Record<string, string>>;
  /** Whether contact details are not searched. */
  isMasked: boolean;
}

/** An order by a column of the list; without a column, that of the whole list. */
export interface ListOrder {
  sort: string | undefined;
  isDescending: boolean;
}

/** A position beside a row: the row's value in the order as text, null without a value, and its key. */
export interface Position {
  side: 'after' | 'before';
  value: string | null;
  key: number;
}
