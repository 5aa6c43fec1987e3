import { useMemo } from 'react';
import type { RowQuery } from '../../lib/row-index/row-index.ts';
import type { RowSource } from '../../lib/row-index/row-source.ts';
import type { TableState } from '../../lib/url/table-state.ts';
import type { Column } from './column.tsx';
import { useRowIndex } from './use-row-index.ts';

/** The found rows in the order on screen. */
export interface Matches<T> {
  readonly length: number;
  at: (position: number) => T;
}

/** Returns whether a query finds all rows in the order of the host: it has no search text, filter or order. */
export const isHostOrder = ({ q, filters, sort }: RowQuery) =>
  q === '' && Object.values(filters).every((key) => key === undefined) && sort === null;

/**
 * Finds the rows of a table in the browser. Filters and order apply to all columns, the search only to the shown
 * columns.
 *
 * @param columns all columns
 * @param q the search text, which may be newer than the address
 * @returns the index of the rows, the found rows, and their row numbers, each null until it is ready; and a function
 *   that prepares the order of a column next
 */
export function useMatches<T>(
  list: RowSource<T> | undefined,
  columns: readonly Column<T>[],
  shownColumns: readonly Column<T>[],
  { filters, sort }: TableState,
  q: string,
) {
  const query = useMemo(() => ({ q, filters, sort }), [q, filters, sort]);
  const searched = useMemo(() => new Set(shownColumns.map(({ id }) => id)), [shownColumns]);
  const { index, prioritizeOrder } = useRowIndex(list, columns, searched, query);
  const numbers = useMemo(() => index?.find(query) ?? null, [index, query]);
  const isInHostOrder = isHostOrder(query);
  const found = useMemo((): Matches<T> | null => {
    // Without search, filters and order, the result is the host's list, even before the index is ready.
    if (isInHostOrder && list !== undefined && (index === null || index.rows === list)) return list;
    if (index === null || numbers === null) return null;
    return {
      length: numbers.length,
      at: (position) => index.rows.at(numbers[position] ?? 0),
    };
  }, [index, numbers, list, isInHostOrder]);
  return { index, found, numbers, prioritizeOrder };
}
