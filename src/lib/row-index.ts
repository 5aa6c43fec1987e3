/**
 * Searching, filtering, sorting and summing over the rows of one answer, up to 100,000 of them. What
 * each needs is prepared when it is first asked for and kept until the answer is replaced; a result
 * is row numbers, and only the page on screen becomes objects.
 */
import { fold } from './fold.ts';
import { Haystack } from './haystack.ts';
import { remembered } from './once.ts';
import { orderBy, pick, type RowOrder, rowNumbers, type SortKey } from './row-order.ts';
import { eachInSlices, type RowSource } from './row-source.ts';
import { Prepared, type Slices } from './slices.ts';

/** What the index reads of a row for one column. */
export interface IndexColumn<T> {
  id: string;
  /** What is printed, and searched. */
  text: (row: T) => string;
  /** What is compared when sorting; null comes last both ways. */
  sortKey?: (row: T) => number | string | null;
  /** Whether the list is often sorted by it, so that its order is made before it is asked for. */
  orderedAhead?: boolean;
  /** What a filter compares. */
  filterKey?: (row: T) => string;
  /** What is added up: whole numbers. */
  summand?: (row: T) => number | null;
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

/** By column. */
type PreparedByColumn<Result> = ReadonlyMap<string, Prepared<Result>>;

export class RowIndex<T> {
  readonly rows: RowSource<T>;
  readonly #columns: ReadonlyMap<string, IndexColumn<T>>;
  readonly #haystacks: Prepared<readonly Haystack[]>;
  readonly #orders: PreparedByColumn<RowOrder>;
  readonly #filterKeys: PreparedByColumn<readonly string[]>;
  readonly #summands: PreparedByColumn<readonly (number | null)[]>;
  readonly #choices = new Map<string, readonly FilterChoice[]>();
  /** What is to be prepared, the next first. */
  readonly #ahead: Prepared<unknown>[] = [];
  #all: Uint32Array | null = null;
  /** What was found for each step of what is being typed, the last on top. */
  readonly #steps: { words: readonly string[]; found: Uint32Array }[] = [];

  constructor(rows: RowSource<T>, columns: readonly IndexColumn<T>[]) {
    this.rows = rows;
    this.#columns = new Map(columns.map((column) => [column.id, column]));
    this.#haystacks = new Prepared(this.#makeHaystacks());
    this.#orders = preparedBy(columns, ({ sortKey }) => sortKey && makeOrder(rows, sortKey));
    this.#filterKeys = preparedBy(
      columns,
      ({ filterKey }) => filterKey && readAll(rows, filterKey),
    );
    this.#summands = preparedBy(columns, ({ summand }) => summand && readAll(rows, summand));
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

  /** The sum of a column over the rows found. */
  sum(columnId: string, found: Uint32Array): number {
    const summands = this.#summands.get(columnId)?.value ?? [];
    let total = 0;
    for (const index of found) total += summands[index] ?? 0;
    return total;
  }

  #neededFor({ q, filters, sort }: RowQuery): Prepared<unknown>[] {
    return [
      this.#orders.get(sort?.column ?? ''),
      ...Object.entries(filters).map(([columnId, key]) =>
        key === undefined ? undefined : this.#filterKeys.get(columnId),
      ),
      ...this.#summands.values(),
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

  *#makeHaystacks(): Slices<readonly Haystack[]> {
    const columns = [...this.#columns.values()];
    const haystacks: Haystack[] = [];
    let texts: string[] = [];
    const read = (row: T) => {
      let text = '';
      for (const column of columns) text += `${column.text(row)}\n`;
      texts.push(text);
    };
    yield* eachInSlices(this.rows, read, (from) => {
      haystacks.push(new Haystack(from, texts));
      texts = [];
    });
    return haystacks;
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

function preparedBy<T, Result>(
  columns: readonly IndexColumn<T>[],
  prepare: (column: IndexColumn<T>) => Slices<Result> | undefined,
): PreparedByColumn<Result> {
  const prepared = new Map<string, Prepared<Result>>();
  for (const column of columns) {
    const slices = prepare(column);
    if (slices !== undefined) prepared.set(column.id, new Prepared(slices));
  }
  return prepared;
}

function* readAll<T, Value>(rows: RowSource<T>, read: (row: T) => Value): Slices<readonly Value[]> {
  const values: Value[] = [];
  yield* eachInSlices(rows, (row) => values.push(read(row)));
  return values;
}

function* makeOrder<T>(rows: RowSource<T>, sortKey: (row: T) => SortKey): Slices<RowOrder> {
  return yield* orderBy(yield* readAll(rows, sortKey));
}

/** Whether whatever holds `words` held `before` too, so that looking among those is enough. */
function narrows(words: readonly string[], before: readonly string[]): boolean {
  return before.every((old) => words.some((word) => word.includes(old)));
}
