import type { Steps } from './background-work.ts';

/** The rows of a list, in the order in which the host sent them. */
export interface RowSource<T> {
  readonly length: number;
  /** Returns row `index` as a separate object. */
  at: (index: number) => T;
  /** Visits the rows from `start` to `end` (exclusive), or all, in the host's order. Visits may share one object. */
  each: (visit: (row: T, index: number) => void, start?: number, end?: number) => void;
}

/** Returns the first matching row as a separate object, or undefined. The search ends after the step that finds it. */
export function findRow<T>(rows: RowSource<T>, matches: (row: T) => boolean): T | undefined {
  let found: number | undefined;
  const steps = eachInSteps(rows, (row, index) => {
    if (found === undefined && matches(row)) found = index;
  });
  while (found === undefined && steps.next().done !== true);
  return found === undefined ? undefined : rows.at(found);
}

/** Returns all matching rows as separate objects. */
export function findRows<T>(rows: RowSource<T>, matches: (row: T) => boolean): T[] {
  const found: T[] = [];
  rows.each((row, index) => {
    if (matches(row)) found.push(rows.at(index));
  });
  return found;
}

/** Reading this many rows takes a fraction of a frame, also on a slow phone. */
const rowsPerStep = 256;

/** Visits all rows in steps. `onStep` runs after each step with the number of its first row. */
export function* eachInSteps<T>(
  rows: RowSource<T>,
  visit: (row: T, index: number) => void,
  onStep?: (from: number) => void,
): Steps<void> {
  for (let from = 0; from < rows.length; from += rowsPerStep) {
    rows.each(visit, from, Math.min(from + rowsPerStep, rows.length));
    onStep?.(from);
    yield;
  }
}
