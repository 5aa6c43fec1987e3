import { getTableName } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../db/connect.ts';

/**
 * What a filter compares: keys of words, days in Africa/Lagos, amounts, sizes of amounts that may be below zero,
 * digits in a row, or one id.
 */
export type FilterKind = 'choices' | 'days' | 'amounts' | 'sizes' | 'digits' | 'id';

/** A sum over some of the found rows. */
export interface FoundSum {
  rows: number;
  /** Naira; null where no row has an amount. */
  total: number | null;
}

/** The table of what is searched of a list, in server/db/schema/search.ts. */
export type SearchedTable = PgTable & { id: PgColumn; words: PgColumn };

/** The list of a table, as `searched_lists` names it. */
export const listOf = (table: SearchedTable): string =>
  getTableName(table).replace('searched_', '');

/** How one list is searched. The names of filters and orders are those of the contract. */
export interface SearchedList<Row, Sums = never> {
  /** The operation, whose cursors no other one takes. */
  operation: string;
  table: SearchedTable;
  filters: Readonly<Record<string, { kind: FilterKind; column: PgColumn }>>;
  orders: Readonly<Record<string, PgColumn>>;
  /** The order without a given one, which goes down. */
  order: string;
  /** The column that is added up, the one that names the sum of a row, and all sums by their names. */
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

/** What is asked of a list. */
export interface Search {
  /** Any text; every word of it has to be in a row. */
  q: string;
  /** Values by the name of their filter, as the contract writes them. */
  filters: Readonly<Record<string, string | undefined>>;
  order: Order;
  place: Place | undefined;
  /** The end to begin at where there is no place. */
  end: 'first' | 'last';
  /** The number of the page from the start, where there is no place. */
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

/** A row in an order, and the side of it that a page is on. */
export interface Place {
  side: 'after' | 'before';
  /** Its value in the order: a text or a whole number; null for a row without one. */
  key: string | null;
  id: number;
}
