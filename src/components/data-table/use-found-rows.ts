import { useMemo } from 'react';
import type { TableState } from '../../lib/address/table-state.ts';
import type { RowIndex } from '../../lib/row-index/row-index.ts';
import type { RowSource } from '../../lib/row-index/row-source.ts';
import type { PrintedSum } from './body/table-footer.tsx';
import type { Column } from './column.tsx';
import { printedSums } from './print/printed-sums.ts';
import { useRowIndex } from './use-row-index.ts';

/** The rows that search and filters leave, in the order on screen. */
export interface Found<T> {
  readonly length: number;
  at: (place: number) => T;
}

interface FoundRows<T> {
  /** Null until there are rows that the query can be answered for. */
  index: RowIndex<T> | null;
  /** Row numbers, in order. */
  numbers: Uint32Array | null;
  found: Found<T> | null;
  sums: readonly PrintedSum[];
  /** Has the order of a column prepared. */
  prioritizeOrder: (columnId: string) => void;
}

/**
 * Finds the rows of a table. Filters and order hold on every column, and the search looks in the shown
 * ones.
 *
 * @param columns all columns, shown or not
 * @param q the search text, which may be ahead of the address
 */
export function useFoundRows<T>(
  list: RowSource<T> | undefined,
  columns: readonly Column<T>[],
  shown: readonly Column<T>[],
  { filters, sort }: TableState,
  q: string,
): FoundRows<T> {
  const query = useMemo(() => ({ q, filters, sort }), [q, filters, sort]);
  const searched = useMemo(() => new Set(shown.map(({ id }) => id)), [shown]);
  const { index, prioritizeOrder } = useRowIndex(list, columns, searched, query);
  const numbers = useMemo(() => index?.find(query) ?? null, [index, query]);
  const sums = useMemo(
    () => (index === null || numbers === null ? [] : printedSums(shown, index, numbers)),
    [shown, index, numbers],
  );
  const found = useMemo(
    () =>
      index === null || numbers === null
        ? null
        : { length: numbers.length, at: (place: number) => index.rows.at(numbers[place] ?? 0) },
    [index, numbers],
  );
  return { index, numbers, found, sums, prioritizeOrder };
}
