/** What a row index prepares of its rows, each a slice at a time. */
import { Haystack } from './haystack.ts';
import type { IndexColumn, Totals } from './index-column.ts';
import { orderBy, type RowOrder, type SortKey } from './row-order.ts';
import { eachInSlices, type RowSource } from './row-source.ts';
import { Prepared, type Slices } from './slices.ts';

/** By column. */
export type PreparedByColumn<Result> = ReadonlyMap<string, Prepared<Result>>;

/** By row: the number of its sum, and the amount that it adds. */
export interface Summands {
  sumOf: readonly (number | null)[];
  amounts: readonly (number | null)[];
}

/** Reads what each row adds to which sum. */
export function* readSummands<T>(rows: RowSource<T>, totals: Totals<T>): Slices<Summands> {
  const sumOf: (number | null)[] = [];
  const amounts: (number | null)[] = [];
  yield* eachInSlices(rows, (row) => {
    const number = totals.sumOf(row);
    sumOf.push(number);
    amounts.push(number === null ? null : totals.amountOf(row));
  });
  return { sumOf, amounts };
}

/** Puts the text of these columns together, to be searched. */
export function* makeHaystacks<T>(
  rows: RowSource<T>,
  columns: readonly IndexColumn<T>[],
): Slices<readonly Haystack[]> {
  const haystacks: Haystack[] = [];
  let texts: string[] = [];
  const read = (row: T) => {
    let text = '';
    for (const column of columns) text += `${column.text(row)}\n`;
    texts.push(text);
  };
  yield* eachInSlices(rows, read, (from) => {
    haystacks.push(new Haystack(from, texts));
    texts = [];
  });
  return haystacks;
}

/** Prepares something for each column that has it. */
export function preparedBy<T, Result>(
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

/** Reads one value of each row. */
export function* readAll<T, Value>(
  rows: RowSource<T>,
  read: (row: T) => Value,
): Slices<readonly Value[]> {
  const values: Value[] = [];
  yield* eachInSlices(rows, (row) => values.push(read(row)));
  return values;
}

/** Sorts the rows by one key. */
export function* makeOrder<T>(rows: RowSource<T>, sortKey: (row: T) => SortKey): Slices<RowOrder> {
  return yield* orderBy(yield* readAll(rows, sortKey));
}
