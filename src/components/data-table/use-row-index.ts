import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { indexOf } from '../../lib/row-index/known-index.ts';
import type { RowIndex, RowQuery } from '../../lib/row-index/row-index.ts';
import type { RowSource } from '../../lib/row-index/row-source.ts';
import { workInBackground } from '../../lib/row-index/slices.ts';
import type { Column } from './column.tsx';

interface TableIndex<T> {
  /** Answers the query at once; null until there are rows that one can be answered for. */
  index: RowIndex<T> | null;
  /** Has the order of a column prepared, because somebody reaches for it. */
  prioritizeOrder: (columnId: string) => void;
}

/**
 * The index of a table's rows. That of a long list is there once it has what the query needs, prepared
 * while nothing else is to be done; until then the one before it stays.
 *
 * @param searched ids of the columns whose text is searched; memoised
 * @param query memoised
 */
export function useRowIndex<T>(
  rows: RowSource<T> | undefined,
  columns: readonly Column<T>[],
  searched: ReadonlySet<string>,
  query: RowQuery,
): TableIndex<T> {
  const made = useMemo(
    () => (rows === undefined ? null : indexOf(rows, columns, searched)),
    [rows, columns, searched],
  );
  const [shown, setShown] = useState<RowIndex<T> | null>(null);
  const isAwaited = made !== null && made !== shown && !made.isReady(query);
  const index = isAwaited ? shown : made;
  if (index !== shown) setShown(index);
  const awaited = isAwaited ? query : null;

  const stop = useRef<() => void>(undefined);
  const prepare = useCallback(() => {
    stop.current?.();
    if (made === null) return;
    if (awaited !== null) made.prioritize(awaited);
    stop.current = workInBackground(() => {
      const hasMore = made.prepare();
      if (awaited === null || !made.isReady(awaited)) return hasMore;
      setShown(made);
      return false;
    });
  }, [made, awaited]);
  useEffect(() => {
    prepare();
    return () => stop.current?.();
  }, [prepare]);

  const prioritizeOrder = useCallback(
    (columnId: string) => {
      made?.prioritizeOrder(columnId);
      prepare();
    },
    [made, prepare],
  );
  return { index, prioritizeOrder };
}
