import type { IndexColumn } from './index-column.ts';
import { RowIndex } from './row-index.ts';
import type { RowSource } from './row-source.ts';

/** By rows: the index they were last shown with, and the columns it has. */
const known = new WeakMap<object, { view: string; index: unknown }>();

/**
 * The index of a list. One that was prepared before is used again: a long list is there at once on the
 * way back to it.
 *
 * @param searched ids of the columns whose text is searched
 */
export function indexOf<T>(
  rows: RowSource<T>,
  columns: readonly IndexColumn<T>[],
  searched: ReadonlySet<string>,
): RowIndex<T> {
  const view = columns.map(({ id }) => (searched.has(id) ? id : `(${id})`)).join(' ');
  const last = known.get(rows);
  if (last?.view === view) return last.index as RowIndex<T>;
  const index = new RowIndex(rows, columns, searched);
  known.set(rows, { view, index });
  return index;
}
