import type { RowSource } from '../../src/lib/row-index/row-source.ts';

/** The rows of an array as the source of an index. */
export function sourceOf<T>(rows: readonly T[]): RowSource<T> {
  const at = (index: number) => {
    const row = rows[index];
    if (row === undefined) throw new Error(`There is no row ${index}`);
    return row;
  };
  return {
    length: rows.length,
    at,
    each: (visit, start = 0, end = rows.length) => {
      for (let index = start; index < end; index += 1) visit(at(index), index);
    },
  };
}
