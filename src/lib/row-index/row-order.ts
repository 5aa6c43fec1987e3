import { fold } from '../../../domain/fold.ts';
import { getOrCreate } from '../values/get-or-create.ts';
import type { Steps } from './background-work.ts';

/** The row numbers in the order of one column. */
export interface RowOrder {
  /** Rows with a value, ascending. */
  present: Uint32Array;
  /** Rows without a value. */
  missing: Uint32Array;
}

/** A value by which rows are sorted; null if the row has none. */
export type SortKey = number | string | null;

/** Reading or sorting this many rows takes a fraction of a frame. */
const rowsPerStep = 512;

/** Returns the key of an id: a number for up to 15 digits, so that 9 comes before 10. */
export const idKey = (id: SortKey): SortKey =>
  typeof id === 'string' && /^\d{1,15}$/.test(id) ? Number(id) : id;

/** Only this many characters of a text count in its order, as on the host. */
const orderedLength = 100;

/** Returns the sort key of a text as on the host: folded and trimmed; null for a blank text. */
const textKey = (text: string): string | null =>
  fold(text).replaceAll(/\s/g, ' ').trim().slice(0, orderedLength) || null;

/**
 * Sorts row numbers by their keys: numbers before texts, texts by their characters. Rows with equal keys or without a key
 * are sorted by their ids, and without ids they stay in the host's order. It is a merge sort in steps, because one sort
 * of 100,000 rows blocks the input.
 */
export function* orderBy(keys: readonly SortKey[], ids: readonly SortKey[]): Steps<RowOrder> {
  const comparable = yield* comparableKeys(keys);
  const rows = rowNumbers(keys.length);
  const present = rows.filter((row) => comparable[row] !== null);
  const missing = rows.filter((row) => comparable[row] === null);
  const isBefore = (row: number, other: number) =>
    (compareKeys(comparable[row], comparable[other]) ||
      compareKeys(ids[row], ids[other]) ||
      row - other) < 0;
  return {
    present: yield* mergeSort(present, isBefore),
    missing: yield* mergeSort(missing, isBefore),
  };
}

/** Returns the numbers of all rows in the host's order. */
export function rowNumbers(length: number): Uint32Array {
  return new Uint32Array(length).map((_, row) => row);
}

function* comparableKeys(keys: readonly SortKey[]): Steps<readonly SortKey[]> {
  const cache = new Map<string, string | null>();
  const comparable: SortKey[] = [];
  for (const [at, key] of keys.entries()) {
    if (at % rowsPerStep === rowsPerStep - 1) yield;
    comparable.push(typeof key === 'string' ? getOrCreate(cache, key, () => textKey(key)) : key);
  }
  return comparable;
}

/** Compares numbers and texts, numbers first. Returns 0 for equal keys, and if a key is missing. */
function compareKeys(key: SortKey = null, other: SortKey = null): number {
  if (key === other || key === null || other === null) return 0;
  if (typeof key !== typeof other) return typeof key === 'number' ? -1 : 1;
  return key < other ? -1 : 1;
}

type IsBefore = (row: number, other: number) => boolean;

function* mergeSort(rows: Uint32Array, isBefore: IsBefore): Steps<Uint32Array> {
  for (let from = 0; from < rows.length; from += rowsPerStep) {
    rows.subarray(from, from + rowsPerStep).sort((a, b) => (isBefore(a, b) ? -1 : 1));
    yield;
  }
  let source = rows;
  let target: Uint32Array = new Uint32Array(rows.length);
  for (let width = rowsPerStep; width < rows.length; width *= 2) {
    for (let from = 0; from < rows.length; from += 2 * width) {
      const middle = Math.min(from + width, rows.length);
      const end = Math.min(middle + width, rows.length);
      let [left, right] = [from, middle];
      for (let at = from; at < end; at += 1) {
        if (at % rowsPerStep === rowsPerStep - 1) yield;
        const fromLeft =
          left < middle && (right >= end || isBefore(source[left] ?? 0, source[right] ?? 0));
        target[at] = source[fromLeft ? left : right] ?? 0;
        if (fromLeft) left += 1;
        else right += 1;
      }
    }
    [source, target] = [target, source];
  }
  return source;
}

/** Returns 1 for each found row and 0 for each other row. */
function flagsOf(found: Uint32Array, length: number): Uint8Array {
  const flags = new Uint8Array(length);
  for (const row of found) flags[row] = 1;
  return flags;
}

/**
 * Returns the found rows in a column's order. Rows without a value come last in both directions.
 *
 * @param found null for all rows
 * @param length the number of all rows
 */
export function orderFound(
  { present, missing }: RowOrder,
  descending: boolean,
  found: Uint32Array | null,
  length: number,
): Uint32Array {
  const flags = found === null ? null : flagsOf(found, length);
  const result = new Uint32Array(found?.length ?? length);
  let filled = 0;
  const take = (row: number) => {
    if (flags !== null && flags[row] !== 1) return;
    result[filled] = row;
    filled += 1;
  };
  for (const rows of [present, missing]) {
    if (descending) for (let at = rows.length - 1; at >= 0; at -= 1) take(rows[at] ?? 0);
    else rows.forEach(take);
  }
  return result;
}
