import { getTableName } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { FilterKind } from '../../domain/lists/list.ts';
import type { Transaction } from '../db/connect.ts';

/** A sum over some of the found rows. */
export interface FoundSum {
  rows: number;
  /** In naira; null when no row has an amount. */
  total: number | null;
}

/** The table with the searched rows of a list, in server/db/schema/search.ts. */
export type SearchedTable = PgTable & { id: PgColumn; words: PgColumn };

/** Returns the name of a table's list in `searched_lists`. */
export const listOf = (table: SearchedTable): string =>
  getTableName(table).replace('searched_', '');

/** The description of one searched list. The names of filters and orders are those of the contract. */
export interface SearchedList<Row, Sums = never> {
  /** The operation. No other operation accepts its cursors. */
  operation: string;
  table: SearchedTable;
  filters: Readonly<Record<string, { kind: FilterKind; column: PgColumn }>>;
  orders: Readonly<Record<string, PgColumn>>;
  /** The default order, which is descending. */
  order: string;
  /** The column to sum, the column with the name of a row's sum, and the function that returns all sums. */
  sums?: { amount: PgColumn; of: PgColumn; all: (sumOf: (name: string) => FoundSum) => Sums };
  /** Reads rows as the whole list has them, in any order. */
  read: (tx: Transaction, ids: readonly number[]) => Promise<readonly Row[]>;
  idOf: (row: Row) => number;
}

/** Reads rows as the whole list has them, in the order of these ids. A deleted row is left out. */
export async function readRows<Row>(
  tx: Transaction,
  { read, idOf }: Pick<SearchedList<Row, unknown>, 'idOf' | 'read'>,
  ids: readonly number[],
): Promise<Row[]> {
  if (ids.length === 0) return [];
  const rows = new Map((await read(tx, ids)).map((row) => [idOf(row), row]));
  return ids.flatMap((id) => rows.get(id) ?? []);
}

/** The parameters of a search. */
export interface Search {
  /** Any text. A found row contains every word of it. */
  q: string;
  /** Values by the name of their filter, as the contract writes them. */
  filters: Readonly<Record<string, string | undefined>>;
  order: Order;
  place: Place | undefined;
  /** The end of the list at which a page without a place begins. */
  end: 'first' | 'last';
  /** The number of a page without a place, counted from the start. */
  page: number;
  /** Rows of a page. */
  size: number;
  wantsSums: boolean;
  wantsChoices: boolean;
}

export interface Order {
  name: string;
  descending: boolean;
}

/** A row in an order, and the side of the row on which a page is. */
export interface Place {
  side: 'after' | 'before';
  /** The row's value in the order: a text or a whole number; null for a row without a value. */
  key: string | null;
  id: number;
}
