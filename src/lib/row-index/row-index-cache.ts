import type { IndexColumn } from './index-column.ts';
import { RowIndex } from './row-index.ts';
import type { RowSource } from './row-source.ts';

/** The last index of each list, with the columns that it was built for. */
const cache = new WeakMap<object, { columnsKey: string; index: unknown }>();

/**
 * Returns the index of a list. It returns the cached index if the columns are the same, so that a long list shows
 * immediately when the user comes back to it.
 *
 * @param searched ids of the searched columns
 */
export function cachedRowIndex<T>(
  rows: RowSource<T>,
  columns: readonly IndexColumn<T>[],
  searched: ReadonlySet<string>,
): RowIndex<T> {
  const columnsKey = columns
    .map(({ id, isMasked }) => (isMasked ? '*' : '') + (searched.has(id) ? id : `(${id})`))
    .join(' ');
  const cached = cache.get(rows);
  if (cached?.columnsKey === columnsKey) return cached.index as RowIndex<T>;
  const index = new RowIndex(rows, columns, searched);
  cache.set(rows, { columnsKey, index });
  return index;
}
