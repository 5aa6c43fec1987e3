import type { RowSource } from './row-source.ts';

/** The rows of a list by their id. */
export interface RowsById<T> {
  /** Returns the first row with this id as a separate object, or undefined. */
  rowOf: (id: string) => T | undefined;
  /** Returns whether several rows have this id. */
  isShared: (id: string) => boolean;
}

/** Indexes rows by their id, in one pass over all of them. */
export function rowsById<T>(
  rows: RowSource<T> | undefined,
  idOf: (row: T) => string | null,
): RowsById<T> {
  const [first, shared] = [new Map<string, number>(), new Set<string>()];
  rows?.each((row, index) => {
    const id = idOf(row);
    if (id === null) return;
    if (first.has(id)) shared.add(id);
    else first.set(id, index);
  });
  return {
    rowOf(id) {
      const index = first.get(id);
      return index === undefined ? undefined : rows?.at(index);
    },
    isShared: (id) => shared.has(id),
  };
}
