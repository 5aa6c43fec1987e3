/**
 * Searches, filters, sorts and sums the rows of one answer, also 100,000 of them. Each preparation runs once per index.
 * A result is a list of row numbers, so that a table makes objects only of the rows on its page.
 */

import { fold } from '../../../domain/fold.ts';
import type { ListSort } from '../../../domain/lists/list.ts';
import { searchTerm } from '../../../domain/search-words.ts';
import { getOrCreate } from '../values/get-or-create.ts';
import { Prepared } from './background-work.ts';
import type { FilterValue, IndexColumn } from './index-column.ts';
import { idKey, orderFound, type RowOrder, rowNumbers, type SortKey } from './row-order.ts';
import {
  makeOrder,
  makeTextBlocks,
  type PreparedByColumn,
  prepareColumns,
  readSummands,
  readValues,
  type Summands,
  syncRowLimit,
} from './row-preparation.ts';
import type { RowSource } from './row-source.ts';
import { TextBlock } from './text-block.ts';

export interface Sum {
  rows: number;
  /** Null, and not zero, if no row has an amount. */
  total: number | null;
}

/** The search, filters and order of a table. */
export interface RowQuery {
  /** The search words. A row must contain all of them. */
  q: string;
  /** The filters by column id: one key, several with spaces between them, or a range. */
  filters: Readonly<Record<string, string | undefined>>;
  sort: ListSort | null;
}

/** A value of a filter with its number of rows. */
export interface FilterChoice {
  key: string;
  label: string;
  count: number;
  /** False if the host did not count all rows. */
  isExact?: boolean;
}

export class RowIndex<T> {
  readonly rows: RowSource<T>;
  readonly #columns: ReadonlyMap<string, IndexColumn<T>>;
  readonly #textBlocks: Prepared<readonly TextBlock[]>;
  readonly #orders: PreparedByColumn<RowOrder>;
  readonly #filterKeys: PreparedByColumn<readonly FilterValue[]>;
  readonly #totals: PreparedByColumn<Summands>;
  readonly #choices = new Map<string, readonly FilterChoice[]>();
  /** The pending preparations, next first. */
  readonly #pending: Prepared<unknown>[] = [];
  #all: Uint32Array | null = null;
  /** The searches while the user types, each narrower than the one before. */
  readonly #searches: { words: readonly string[]; found: Uint32Array }[] = [];

  /** @param searched ids of the searched columns; all columns by default */
  constructor(
    rows: RowSource<T>,
    columns: readonly IndexColumn<T>[],
    searched?: ReadonlySet<string>,
  ) {
    this.rows = rows;
    this.#columns = new Map(columns.map((column) => [column.id, column]));
    const textColumns =
      searched === undefined ? columns : columns.filter(({ id }) => searched.has(id));
    this.#textBlocks = new Prepared(makeTextBlocks(TextBlock, rows, textColumns));
    const idOf = idOfRows(columns);
    this.#orders = prepareColumns(
      columns,
      ({ sortKey, isId }) => sortKey && makeOrder(rows, isId ? idOf : sortKey, idOf),
    );
    this.#filterKeys = prepareColumns(
      columns,
      ({ filterKey, filterTest }) =>
        filterKey && readValues(rows, filterTest ? filterKey : (row) => choiceKey(filterKey(row))),
    );
    this.#totals = prepareColumns(columns, ({ totals }) => totals && readSummands(rows, totals));
    for (const { id, preparesOrder = false } of columns)
      if (preparesOrder) this.prioritizeOrder(id);
    this.#pending.unshift(this.#textBlocks);
  }

  /** Returns whether a query and its sums run without blocking the page. */
  isReady(query: RowQuery): boolean {
    return this.rows.length <= syncRowLimit || this.#neededFor(query).every(({ isDone }) => isDone);
  }

  /** Moves the preparations for a query to the front of the queue. */
  prioritize(query: RowQuery): void {
    this.#pending.unshift(...this.#neededFor(query));
  }

  /** Moves the preparation of a column's order to the front of the queue. */
  prioritizeOrder(columnId: string): void {
    const order = this.#orders.get(columnId);
    if (order !== undefined) this.#pending.unshift(order);
  }

  /** Runs the next step of the pending preparations. Returns whether steps remain. */
  prepare(): boolean {
    while (this.#pending[0]?.advance() === false) this.#pending.shift();
    return this.#pending.length > 0;
  }

  /** Returns the numbers of the rows that match a query, in its order. */
  find({ q, filters, sort }: RowQuery): Uint32Array {
    const words = fold(q).split(/\s+/).filter(Boolean).map(searchTerm);
    let found = words.length === 0 ? null : this.#search(words);
    for (const [columnId, key] of Object.entries(filters)) {
      if (key !== undefined) found = this.#filter(found ?? this.#allRows(), columnId, key);
    }
    const order = sort === null ? undefined : this.#orders.get(sort.column);
    if (order === undefined) return found ?? this.#allRows();
    return orderFound(order.value, sort?.descending ?? false, found, this.rows.length);
  }

  /** Returns the distinct values of a column, the most frequent first. */
  choices(columnId: string): readonly FilterChoice[] {
    return getOrCreate(this.#choices, columnId, () => this.#countChoices(columnId));
  }

  /** Returns the sums of a column over the found rows, at the indexes of `sumOf`. A sum without rows is missing. */
  sums(columnId: string, found: Uint32Array): readonly (Sum | undefined)[] {
    const sums: Sum[] = [];
    const { sumOf, amounts } = this.#totals.get(columnId)?.value ?? { sumOf: [], amounts: [] };
    for (const row of found) {
      const sumIndex = sumOf[row] ?? null;
      if (sumIndex === null) continue;
      sums[sumIndex] ??= { rows: 0, total: null };
      const sum = sums[sumIndex];
      const amount = amounts[row] ?? null;
      sum.rows += 1;
      if (amount !== null) sum.total = (sum.total ?? 0) + amount;
    }
    return sums;
  }

  #neededFor({ q, filters, sort }: RowQuery): Prepared<unknown>[] {
    return [
      this.#orders.get(sort?.column ?? ''),
      ...Object.entries(filters).map(([columnId, key]) =>
        key === undefined ? undefined : this.#filterKeys.get(columnId),
      ),
      ...this.#totals.values(),
      q === '' ? undefined : this.#textBlocks,
    ].filter((needed) => needed !== undefined);
  }

  #allRows(): Uint32Array {
    this.#all ??= rowNumbers(this.rows.length);
    return this.#all;
  }

  #search(words: readonly string[]): Uint32Array {
    // Only rows of a wider search can match. After a deleted letter, an earlier result is used again.
    while (this.#searches.length > 0 && !narrows(words, this.#searches.at(-1)?.words ?? [])) {
      this.#searches.pop();
    }
    const wider = this.#searches.at(-1);
    if (wider !== undefined && narrows(wider.words, words)) return wider.found;
    const among = wider?.found ?? this.#allRows();
    const found = new Uint32Array(among.length);
    let count = 0;
    const take = (row: number) => {
      found[count] = row;
      count += 1;
    };
    let at = 0;
    for (const textBlock of this.#textBlocks.value) at = textBlock.search(among, at, words, take);
    const search = { words, found: found.slice(0, count) };
    this.#searches.push(search);
    return search.found;
  }

  #filter(among: Uint32Array, columnId: string, filter: string): Uint32Array {
    const keys = this.#filterKeys.get(columnId)?.value;
    if (keys === undefined) return among;
    const accepts = (this.#columns.get(columnId)?.filterTest ?? testOfKeys)(filter);
    return among.filter((row) => accepts(keys[row] ?? null));
  }

  #countChoices(columnId: string): readonly FilterChoice[] {
    const column = this.#columns.get(columnId);
    const keys = this.#filterKeys.get(columnId)?.value;
    if (column === undefined || keys === undefined) return [];
    const byKey = new Map<string, { row: number; count: number }>();
    for (const [row, value] of keys.entries()) {
      const key = String(value);
      const counted = byKey.get(key);
      if (counted === undefined) byKey.set(key, { row, count: 1 });
      else counted.count += 1;
    }
    return Array.from(byKey, ([key, { row, count }]) => ({
      key,
      label: (column.label ?? column.text)(this.rows.at(row)),
      count,
    })).sort((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1));
  }
}

/** Returns the function that reads the id of a row as a sort key. Without a column of ids, each key is null. */
function idOfRows<T>(columns: readonly IndexColumn<T>[]): (row: T) => SortKey {
  const read = columns.find(({ isId }) => isId)?.sortKey;
  return read === undefined ? () => null : (row) => idKey(read(row));
}

/** Returns the key of a choice, folded, because hosts compare it so. */
const choiceKey = (key: FilterValue) => (typeof key === 'string' ? fold(key) : key);

function testOfKeys(filter: string): (value: FilterValue) => boolean {
  const keys = new Set<FilterValue>(fold(filter).split(' '));
  return (value) => keys.has(value);
}

/** Returns whether every row with all of `words` also has all of `wider`. */
function narrows(words: readonly string[], wider: readonly string[]): boolean {
  return wider.every((widerWord) => words.some((word) => word.includes(widerWord)));
}
