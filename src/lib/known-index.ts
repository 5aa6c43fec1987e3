import { type IndexColumn, RowIndex } from './row-index.ts';
import type { RowSource } from './row-source.ts';

/** By rows: the index they were last shown with, and the ids of its columns. */
const known = new WeakMap<object, { view: string; index: unknown }>();

/** The index of a list. Who comes back to a long list finds what was prepared of it. */
export function indexOf<T>(rows: RowSource<T>, columns: readonly IndexColumn<T>[]): RowIndex<T> {
  const view = columns.map(({ id }) => id).join(' ');
  const last = known.get(rows);
  if (last?.view === view) return last.index as RowIndex<T>;
  const index = new RowIndex(rows, columns);
  known.set(rows, { view, index });
  return index;
}
