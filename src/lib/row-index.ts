/**
 * Searching, filtering, sorting and summing over the rows of one answer, up to 100,000 of them. What
 * each needs is prepared when it is first asked for and kept until the answer is replaced; a result
 * is row numbers, and only the page on screen becomes objects.
 */
import { fold } from './fold.ts';
import { orderBy } from './row-order.ts';

/** The rows of an answer. */
export interface RowSource<T> {
  readonly length: number;
  /** Row `index` as an object of its own. */
  at: (index: number) => T;
  /** Visits every row in the host's order; may hand over one object again and again. */
  each: (visit: (row: T, index: number) => void) => void;
}

/** What the index reads of a row for one column. */
export interface IndexColumn<T> {
  id: string;
  /** What is printed, and searched. */
  text: (row: T) => string;
  /** What is compared when sorting; null comes last both ways. */
  sortKey?: (row: T) => number | string | null;
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

export class RowIndex<T> {
  readonly #rows: RowSource<T>;
  readonly #columns: ReadonlyMap<string, IndexColumn<T>>;
  readonly #orders = new Map<string, Order>();
  readonly #filterKeys = new Map<string, readonly string[]>();
  #haystacks: readonly string[] | null = null;
  #previous: { words: readonly string[]; found: Uint32Array } | null = null;

  constructor(rows: RowSource<T>, columns: readonly IndexColumn<T>[]) {
    this.#rows = rows;
    this.#columns = new Map(columns.map((column) => [column.id, column]));
  }

  /** The numbers of the rows that a query finds, in its order. */
  find({ q, filters, sort }: RowQuery): Uint32Array {
    const words = fold(q).split(/\s+/).filter(Boolean);
    let found = words.length === 0 ? null : this.#search(words);
    for (const [columnId, key] of Object.entries(filters)) {
      if (key !== undefined) found = this.#filter(found ?? this.#all(), columnId, key);
    }
    const order = sort === null ? null : this.#orderOf(sort.column);
    if (order === null) return found ?? this.#all();
    return pick(order, sort?.descending ?? false, found, this.#rows.length);
  }

  /** The different values of a column, the most frequent first. */
  choices(columnId: string): FilterChoice[] {
    const column = this.#columns.get(columnId);
    if (column?.filterKey === undefined) return [];
    const choices = new Map<string, FilterChoice>();
    this.#rows.each((row) => {
      const key = column.filterKey?.(row) ?? '';
      const choice = choices.get(key);
      if (choice === undefined) choices.set(key, { key, label: column.text(row), count: 1 });
      else choice.count += 1;
    });
    return [...choices.values()].sort((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1));
  }

  /** The sum of a column over the rows found. */
  sum(columnId: string, found: Uint32Array): number {
    const summand = this.#columns.get(columnId)?.summand;
    if (summand === undefined) return 0;
    const wanted = flags(found, this.#rows.length);
    let total = 0;
    this.#rows.each((row, index) => {
      if (wanted[index] === 1) total += summand(row) ?? 0;
    });
    return total;
  }

  #all(): Uint32Array {
    return Uint32Array.from({ length: this.#rows.length }, (_, index) => index);
  }

  #search(words: readonly string[]): Uint32Array {
    const haystacks = this.#prepareHaystacks();
    const found: number[] = [];
    const look = (index: number) => {
      const haystack = haystacks[index] ?? '';
      if (words.every((word) => haystack.includes(word))) found.push(index);
    };
    if (this.#previous !== null && narrows(words, this.#previous.words)) {
      this.#previous.found.forEach(look);
    } else {
      for (let index = 0; index < haystacks.length; index += 1) look(index);
    }
    this.#previous = { words, found: Uint32Array.from(found) };
    return this.#previous.found;
  }

  #prepareHaystacks(): readonly string[] {
    if (this.#haystacks !== null) return this.#haystacks;
    const columns = [...this.#columns.values()];
    const haystacks: string[] = [];
    this.#rows.each((row) => {
      let haystack = '';
      for (const column of columns) haystack += `${column.text(row)}\n`;
      haystacks.push(fold(haystack));
    });
    this.#haystacks = haystacks;
    return haystacks;
  }

  #filter(among: Uint32Array, columnId: string, key: string): Uint32Array {
    const column = this.#columns.get(columnId);
    if (column?.filterKey === undefined) return among;
    let keys = this.#filterKeys.get(columnId);
    if (keys === undefined) {
      const made: string[] = [];
      this.#rows.each((row) => made.push(column.filterKey?.(row) ?? ''));
      this.#filterKeys.set(columnId, made);
      keys = made;
    }
    const known = keys;
    return among.filter((index) => known[index] === key);
  }

  #orderOf(columnId: string): Order | null {
    const column = this.#columns.get(columnId);
    if (column?.sortKey === undefined) return null;
    let order = this.#orders.get(columnId);
    if (order === undefined) {
      const sortKeys: (number | string | null)[] = [];
      this.#rows.each((row) => sortKeys.push(column.sortKey?.(row) ?? null));
      order = orderBy(sortKeys);
      this.#orders.set(columnId, order);
    }
    return order;
  }
}

type Order = ReturnType<typeof orderBy>;

/** Whether whatever holds `words` held `before` too, so that looking among those is enough. */
function narrows(words: readonly string[], before: readonly string[]): boolean {
  return before.every((old) => words.some((word) => word.includes(old)));
}

function flags(found: Uint32Array, length: number): Uint8Array {
  const wanted = new Uint8Array(length);
  for (const index of found) wanted[index] = 1;
  return wanted;
}

/** The found rows in a column's order; rows without a value come last both ways. */
function pick(
  { present, missing }: Order,
  descending: boolean,
  found: Uint32Array | null,
  length: number,
): Uint32Array {
  const wanted = found === null ? null : flags(found, length);
  const result = new Uint32Array(found?.length ?? length);
  let filled = 0;
  const take = (index: number) => {
    if (wanted !== null && wanted[index] !== 1) return;
    result[filled] = index;
    filled += 1;
  };
  if (descending) for (let at = present.length - 1; at >= 0; at -= 1) take(present[at] ?? 0);
  else present.forEach(take);
  missing.forEach(take);
  return result;
}
