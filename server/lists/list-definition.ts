/** The definition of a list for the server maps the columns of its declaration in domain/lists to columns of tables. */
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { List } from '../../domain/lists/list.ts';
import type { Queryable } from '../db/connect.ts';
import { type ExportColumn, exportColumns, type ValueReaders } from '../export/columns.ts';

/** The condition that every row meets. */
export const allRows = sql`true`;

/**
 * The table columns of a list's column: `order` sorts the rows, filters compare `filter`, and `written` has the value
 * as it was written; `filter` and `written` are `order` by default. `shown` is SQL of the value in the rows, if no
 * column has it. `always` is the value of all rows, without a table column.
 */
export type TableColumns =
  | PgColumn
  | { order: PgColumn; filter?: PgColumn; written?: PgColumn }
  | { order: PgColumn; shown: SQL }
  | { always: string };

/** The ids of a list's columns, without those that only the list of one artisan has. */
type SharedColumn<L extends List> = {
  [Id in keyof L['columns']]: L['columns'][Id] extends { only: string } ? never : Id;
}[keyof L['columns']] &
  string;

interface ListSource<Row, L extends List, SumName extends string> {
  declaration: L;
  /** The id of the list in the audit and in cursors, and the name of its CSV file. */
  name: string;
  /** The words for the rows in a sentence: "approved withdrawals". */
  words: string;
  table: PgTable;
  /** The primary key, a whole number. Rows with equal values are ordered by it. */
  key: PgColumn;
  /** The condition for the rows of the list, as in its partial indexes; undefined for all rows of the table. */
  isListed?: SQL;
  columns: Readonly<Record<SharedColumn<L>, TableColumns>>;
  /** The column of the default order, which is descending. */
  newest: PgColumn;
  /** The column in which words are searched. */
  text: PgColumn;
  /** The column in which words of contact details are searched, unless they are masked. */
  contactText?: PgColumn;
  /**
   * The names of the sums, the column of the amount in kobo, and the column with the name of the sum that a row is
   * added to; without `nameColumn`, all rows are added to the first sum.
   */
  sums?: { names: readonly SumName[]; amount: PgColumn; nameColumn?: PgColumn | SQL };
  /** Reads all rows newest first, or the rows with these keys in any order. */
  read: (db: Queryable, keys?: readonly number[]) => PromiseLike<readonly Row[]>;
  keyOf: (row: Row) => number;
}

/** A list for the server: its table, and the columns of its CSV file. */
export interface ListDefinition<Row, L extends List = List, SumName extends string = string>
  extends ListSource<Row, L, SumName> {
  fileColumns: readonly ExportColumn<Row>[];
}

/** Returns the definition of a list. `cells` read values of its file; the others are the field with the column's id. */
export const defineList = <
  Row extends object,
  const L extends List,
  SumName extends string = never,
>(
  source: ListSource<Row, L, SumName>,
  cells: ValueReaders<NoInfer<Row>, NoInfer<L>['columns']>,
): ListDefinition<Row, L, SumName> => ({
  ...source,
  fileColumns: exportColumns<Row, L['columns']>(source.declaration, cells),
});

/** The rows of a list that a call selects. */
export interface Selection {
  /** The search text. A row matches if it has every word. */
  q: string;
  /** The texts of the filters as the contract has them, by the ids of their columns. */
  filters: Readonly<Record<string, string>>;
  /** Whether contact details are masked, and so not searched. */
  isMasked: boolean;
}

export interface ListOrder {
  /** The id of a column; undefined for `newest`. */
  sort: string | undefined;
  isDescending: boolean;
}

/** A position directly after or before a row. */
export interface Position {
  side: 'after' | 'before';
  /** The value of the row in the ordered column, as text; null without a value. */
  value: string | null;
  /** The primary key of the row. */
  key: number;
}
