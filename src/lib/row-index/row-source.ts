import type { Slices } from './slices.ts';

/** The rows of an answer. */
export interface RowSource<T> {
  readonly length: number;
  /** Row `index` as an object of its own. */
  at: (index: number) => T;
  /**
   * Visits the rows from `start` to before `end`, or all, in the host's order; may hand over one
   * object again and again.
   */
  each: (visit: (row: T, index: number) => void, start?: number, end?: number) => void;
}

/** The first row that matches, as an object of its own, or undefined. */
export function findRow<T>(rows: RowSource<T>, matches: (row: T) => boolean): T | undefined {
  let found: number | undefined;
  rows.each((row, index) => {
    if (found === undefined && matches(row)) found = index;
  });
  return found === undefined ? undefined : rows.at(found);
}

/** Few enough to read in a fraction of a frame, on a slow phone too. */
const rowsPerSlice = 256;

/**
 * Visits all rows a slice at a time.
 *
 * @param onSlice called after each slice with the number of its first row
 */
export function* eachInSlices<T>(
  rows: RowSource<T>,
  visit: (row: T, index: number) => void,
  onSlice?: (from: number) => void,
): Slices<void> {
  for (let from = 0; from < rows.length; from += rowsPerSlice) {
    rows.each(visit, from, Math.min(from + rowsPerSlice, rows.length));
    onSlice?.(from);
    yield;
  }
}
