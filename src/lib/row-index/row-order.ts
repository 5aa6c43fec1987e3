import { collationKey, collator } from './collation.ts';
import type { Slices } from './slices.ts';

/** The row numbers in the order of one column. */
export interface RowOrder {
  /** Rows with a value, ascending. */
  present: Uint32Array;
  /** Rows without a value. */
  missing: Uint32Array;
}

export type SortKey = number | string | null;

/** Reading or sorting this many rows takes a fraction of a frame. */
const rowsPerSlice = 512;

/**
 * Sorts row numbers by their keys: numbers before texts, texts by the collator, equal keys in the host's
 * order. It is a merge sort in slices, because one sort of 100,000 rows blocks the input.
 */
export function* orderBy(keys: readonly SortKey[]): Slices<RowOrder> {
  const comparable = yield* comparableKeys(keys);
  const rows = rowNumbers(keys.length);
  const present = rows.filter((row) => comparable[row] !== null);
  const missing = rows.filter((row) => comparable[row] === null);
  return { present: yield* mergeSort(present, comparable), missing };
}

/** Returns the numbers of all rows in the host's order. */
export function rowNumbers(length: number): Uint32Array {
  return new Uint32Array(length).map((_, row) => row);
}

/** Returns keys for plain comparison. If one text has no collation key, all texts become collator ranks. */
function* comparableKeys(keys: readonly SortKey[]): Slices<readonly SortKey[]> {
  const cache = new Map<string, string>();
  const comparable: SortKey[] = [];
  for (const [at, key] of keys.entries()) {
    if (at % rowsPerSlice === rowsPerSlice - 1) yield;
    if (typeof key !== 'string') {
      comparable.push(key);
      continue;
    }
    const collation = cache.get(key) ?? collationKey(key);
    if (collation === null) return ranksByCollator(keys);
    cache.set(key, collation);
    comparable.push(collation);
  }
  return comparable;
}

function ranksByCollator(keys: readonly SortKey[]): readonly SortKey[] {
  const words = new Set<string>();
  for (const key of keys) if (typeof key === 'string') words.add(key);
  const ranks = new Map([...words].sort(collator().compare).map((word, rank) => [word, rank]));
  return keys.map((key) => (typeof key === 'string' ? (ranks.get(key) ?? 0) : key));
}

/** Returns whether a row comes before another. Their keys must not be null. */
function isBefore(keys: readonly SortKey[], row: number, other: number): boolean {
  const [key, otherKey] = [keys[row] ?? 0, keys[other] ?? 0];
  if (key === otherKey) return row < other;
  if (typeof key === typeof otherKey) return key < otherKey;
  return typeof key === 'number';
}

function* mergeSort(rows: Uint32Array, keys: readonly SortKey[]): Slices<Uint32Array> {
  for (let from = 0; from < rows.length; from += rowsPerSlice) {
    rows.subarray(from, from + rowsPerSlice).sort((a, b) => (isBefore(keys, a, b) ? -1 : 1));
    yield;
  }
  let source = rows;
  let target: Uint32Array = new Uint32Array(rows.length);
  for (let width = rowsPerSlice; width < rows.length; width *= 2) {
    for (let from = 0; from < rows.length; from += 2 * width) {
      const middle = Math.min(from + width, rows.length);
      const end = Math.min(middle + width, rows.length);
      let [left, right] = [from, middle];
      for (let at = from; at < end; at += 1) {
        if (at % rowsPerSlice === rowsPerSlice - 1) yield;
        const fromLeft =
          left < middle && (right >= end || isBefore(keys, source[left] ?? 0, source[right] ?? 0));
        target[at] = source[fromLeft ? left : right] ?? 0;
        if (fromLeft) left += 1;
        else right += 1;
      }
    }
    [source, target] = [target, source];
  }
  return source;
}

function flags(found: Uint32Array, length: number): Uint8Array {
  const wanted = new Uint8Array(length);
  for (const index of found) wanted[index] = 1;
  return wanted;
}

/** Returns the found rows in a column's order. Rows without a value come last in both directions. */
export function pick(
  { present, missing }: RowOrder,
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
