/** The preparations of a row index. All of them run in steps. */

import { Prepared, type Steps } from './background-work.ts';
import type { IndexColumn, Totals } from './index-column.ts';
import { orderBy, type RowOrder, type SortKey } from './row-order.ts';
import { eachInSteps, type RowSource } from './row-source.ts';
import type { TextBlock } from './text-block.ts';

/** Up to this many rows, an unprepared result is computed when it is needed. That takes two frames on a slow phone. */
export const syncRowLimit = 2000;

export type PreparedByColumn<Result> = ReadonlyMap<string, Prepared<Result>>;

/** For each row, the index of the sum that it belongs to, and its amount; null without one. */
export interface Summands {
  sumOf: readonly (number | null)[];
  amounts: readonly (number | null)[];
}

/** Reads the sum index and the amount of each row. */
export function* readSummands<T>(rows: RowSource<T>, totals: Totals<T>): Steps<Summands> {
  const sumOf: (number | null)[] = [];
  const amounts: (number | null)[] = [];
  yield* eachInSteps(rows, (row) => {
    const sumIndex = totals.sumOf(row);
    sumOf.push(sumIndex);
    amounts.push(sumIndex === null ? null : totals.amountOf(row));
  });
  return { sumOf, amounts };
}

/** Builds the searched text of these columns: one block of text for the rows of each step. */
export function* makeTextBlocks<T, Block extends TextBlock>(
  Block: new (first: number, texts: readonly string[]) => Block,
  rows: RowSource<T>,
  columns: readonly IndexColumn<T>[],
): Steps<readonly Block[]> {
  const textBlocks: Block[] = [];
  let texts: string[] = [];
  const read = (row: T) => {
    let text = '';
    for (const column of columns) text += `${column.text(row)} `;
    texts.push(text);
  };
  yield* eachInSteps(rows, read, (from) => {
    textBlocks.push(new Block(from, texts));
    texts = [];
  });
  return textBlocks;
}

/** Creates a preparation for each column for which `prepare` does not return undefined. */
export function prepareColumns<T, Result>(
  columns: readonly IndexColumn<T>[],
  prepare: (column: IndexColumn<T>) => Steps<Result> | undefined,
): PreparedByColumn<Result> {
  const prepared = new Map<string, Prepared<Result>>();
  for (const column of columns) {
    const steps = prepare(column);
    if (steps !== undefined) prepared.set(column.id, new Prepared(steps));
  }
  return prepared;
}

/** Reads one value of each row. */
export function* readValues<T, Value>(
  rows: RowSource<T>,
  read: (row: T) => Value,
): Steps<readonly Value[]> {
  const values: Value[] = [];
  yield* eachInSteps(rows, (row) => values.push(read(row)));
  return values;
}

/** Sorts the rows by one key, and rows with equal keys by their id. */
export function* makeOrder<T>(
  rows: RowSource<T>,
  sortKey: (row: T) => SortKey,
  idOf: (row: T) => SortKey,
): Steps<RowOrder> {
  const [keys, ids]: [SortKey[], SortKey[]] = [[], []];
  yield* eachInSteps(rows, (row) => {
    keys.push(sortKey(row));
    ids.push(idOf(row));
  });
  return yield* orderBy(keys, ids);
}
