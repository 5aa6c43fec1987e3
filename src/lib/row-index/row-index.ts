/**
 * Searching, filtering, sorting and summing over the rows of one answer, up to 100,000 of them. What
 * each needs is prepared when it is first asked for and kept until the answer is replaced; a result
 * is row numbers, and only the page on screen becomes objects.
 */

import { remembered } from '../values/memoize.ts';
import { fold } from './fold.ts';
import type { Haystack } from './haystack.ts';
import type { IndexColumn } from './index-column.ts';
import { pick, type RowOrder, rowNumbers } from './row-order.ts';
import {
  makeHaystacks,
  makeOrder,
  type PreparedByColumn,
  preparedBy,
  readAll,
  readSummands,
  type Summands,
} from './row-preparation.ts';
import type { RowSource } from './row-source.ts';
import { Prepared } from './slices.ts';

/** One sum over the rows found. */
export interface Sum {
  /** How many rows belong to it. */
  rows: number;
  /** Null where none of them has an amount: that is not zero. */
  total: number | null;
}

export interface Sort {
  column: string;
  descending: boolean;
}

export interface RowQuery {
  /** Words that must all occur, anywhere in a row. */
  q: string;
  /** Filter keys by column id. */
  filters: Readonly<Record<string, string | undefined>>;
  sort: Sort | null;
}

/** A value that a filter can be set to, with the number of rows that have it. */
export interface FilterChoice {
  key: string;
  label: string;
  count: number;
}

/** Few enough to prepare within a frame or two, on a slow phone too. */
const fewRows = 2000;

export class RowIndex<T> {
  readonly rows: RowSource<T>;
  readonly #columns: ReadonlyMap<string, IndexColumn<T>>;
  readonly #haystacks: Prepared<readonly Haystack[]>;
  readonly #orders: PreparedByColumn<RowOrder>;
  readonly #filterKeys: PreparedByColumn<readonly string[]>;
  readonly #totals: PreparedByColumn<Summands>;
  readonly #choices = new Map<string, readonly FilterChoice[]>();
  /** What is to be prepared, the next first. */
  readonly #ahead: Prepared<unknown>[] = [];
  #all: Uint32Array | null = null;
  /** What was found for each step of what is being typed, the last on top. */
  readonly #steps: { words: readonly string[]; found: Uint32Array }[] = [];

  /** @param searched ids of the columns whose text is searched; those of all where missing */
  constructor(
    rows: RowSource<T>,
    columns: readonly IndexColumn<T>[],
    searched?: ReadonlySet<string>,
  ) {
    this.rows = rows;
    this.#columns = new Map(columns.map((column) => [column.id, column]));
    const read = searched === undefined ? columns : columns.filter(({ id }) => searched.has(id));
    this.#haystacks = new Prepared(makeHaystacks(rows, read));
    this.#orders = preparedBy(columns, ({ sortKey }) => sortKey && makeOrder(rows, sortKey));
    this.#filterKeys = preparedBy(
      columns,
      ({ filterKey }) => filterKey && readAll(rows, filterKey),
    );
    this.#totals = preparedBy(columns, ({ totals }) => totals && readSummands(rows, totals));
    for (const { id, orderedAhead = false } of columns) if (orderedAhead) this.expectOrder(id);
    this.#ahead.unshift(this.#haystacks);
  }

  /** Whether a query and its sums can be answered without holding up the page. */
  isReady(query: RowQuery): boolean {
    return this.rows.length <= fewRows || this.#neededFor(query).every(({ isDone }) => isDone);
  }

  /** Has what a query needs prepared before anything else. */
  expect(query: RowQuery): void {
    this.#ahead.unshift(...this.#neededFor(query));
  }

  /** Has the order of a column prepared next, because somebody reaches for it. */
  expectOrder(columnId: string): void {
    const order = this.#orders.get(columnId);
    if (order !== undefined) this.#ahead.unshift(order);
  }

  /** Does a slice of what searching and sorting will need. Answers whether there is more. */
  prepare(): boolean {
    while (this.#ahead[0]?.advance() === false) this.#ahead.shift();
    return this.#ahead.length > 0;
  }

  /** The numbers of the rows that a query finds, in its order. */
  find({ q, filters, sort }: RowQuery): Uint32Array {
    const words = fold(q).split(/\s+/).filter(Boolean);
    let found = words.length === 0 ? null : this.#search(words);
    for (const [columnId, key] of Object.entries(filters)) {
      if (key !== undefined) found = this.#filter(found ?? this.#everyRow(), columnId, key);
    }
    const order = sort === null ? undefined : this.#orders.get(sort.column);
    if (order === undefined) return found ?? this.#everyRow();
    return pick(order.value, sort?.descending ?? false, found, this.rows.length);
  }

  /** The different values of a column, the most frequent first. */
  choices(columnId: string): readonly FilterChoice[] {
    return remembered(this.#choices, columnId, () => this.#countChoices(columnId));
  }

  /** The sums of a column over the rows found, by their numbers; a sum without rows is missing. */
  sums(columnId: string, found: Uint32Array): readonly (Sum | undefined)[] {
    const sums: Sum[] = [];
    const { sumOf, amounts } = this.#totals.get(columnId)?.value ?? { sumOf: [], amounts: [] };
    for (const index of found) {
      const number = sumOf[index] ?? null;
      if (number === null) continue;
      sums[number] ??= { rows: 0, total: null };
      const sum = sums[number];
      const amount = amounts[index] ?? null;
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
      q === '' ? undefined : this.#haystacks,
    ].filter((needed) => needed !== undefined);
  }

  #everyRow(): Uint32Array {
    this.#all ??= rowNumbers(this.rows.length);
    return this.#all;
  }

  #search(words: readonly string[]): Uint32Array {
    // Whatever holds these words was found for those they narrow; a letter taken back is a step down.
    while (this.#steps.length > 0 && !narrows(words, this.#steps.at(-1)?.words ?? [])) {
      this.#steps.pop();
    }
    const before = this.#steps.at(-1);
    if (before !== undefined && narrows(before.words, words)) return before.found;
    const among = before?.found ?? this.#everyRow();
    const found = new Uint32Array(among.length);
    let count = 0;
    const take = (row: number) => {
      found[count] = row;
      count += 1;
    };
    let at = 0;
    for (const haystack of this.#haystacks.value) at = haystack.search(among, at, words, take);
    const step = { words, found: found.slice(0, count) };
    this.#steps.push(step);
    return step.found;
  }

  #filter(among: Uint32Array, columnId: string, key: string): Uint32Array {
    const keys = this.#filterKeys.get(columnId)?.value;
    return keys === undefined ? among : among.filter((index) => keys[index] === key);
  }

  #countChoices(columnId: string): readonly FilterChoice[] {
    const column = this.#columns.get(columnId);
    const keys = this.#filterKeys.get(columnId)?.value;
    if (column === undefined || keys === undefined) return [];
    const first = new Map<string, { index: number; count: number }>();
    for (const [index, key] of keys.entries()) {
      const known = first.get(key);
      if (known === undefined) first.set(key, { index, count: 1 });
      else known.count += 1;
    }
    return Array.from(first, ([key, { index, count }]) => ({
      key,
      label: column.text(this.rows.at(index)),
      count,
    })).sort((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1));
  }
}

/** Whether every row that holds `words` holds `before` too, so that looking among those is enough. */
function narrows(words: readonly string[], before: readonly string[]): boolean {
  return before.every((old) => words.some((word) => word.includes(old)));
}
