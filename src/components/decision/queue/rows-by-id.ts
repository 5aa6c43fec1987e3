import type { RowSource } from '../../../lib/row-index/row-source.ts';

/** Returns the rows with these ids, in the host's order; several rows may have the same id. */
export function rowsById<T>(
  rows: RowSource<T> | undefined,
  ids: ReadonlySet<string>,
  idOf: (row: T) => string | null,
): ReadonlyMap<string, readonly T[]> {
  const found = new Map<string, T[]>();
  if (ids.size === 0) return found;
  rows?.each((row, index) => {
    const id = idOf(row);
    if (id === null || !ids.has(id)) return;
    const same = found.get(id);
    if (same === undefined) found.set(id, [rows.at(index)]);
    else same.push(rows.at(index));
  });
  return found;
}
