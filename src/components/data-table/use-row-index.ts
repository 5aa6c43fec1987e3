import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { lateCode } from '../../lib/browser/late-code.ts';
import { useLoaded } from '../../lib/browser/late-component.tsx';
import { workInBackground } from '../../lib/row-index/background-work.ts';
import type { RowIndex, RowQuery } from '../../lib/row-index/row-index.ts';
import type { RowSource } from '../../lib/row-index/row-source.ts';
import type { Column } from './column.tsx';

/** The code loads late, because the first page of a list in the host's order needs no index. */
const rowIndexCode = lateCode(() => import('../../lib/row-index/row-index-cache.ts'));

/**
 * Returns the index of a table's rows. A background task prepares the index of a long list; until it is ready
 * for the query, the result is the previous index.
 *
 * @param searched the ids of the searched columns; must be memoised
 * @param query must be memoised
 * @returns the index, or null until the first index is ready; and a function that prepares the order of a column next
 */
export function useRowIndex<T>(
  rows: RowSource<T> | undefined,
  columns: readonly Column<T>[],
  searched: ReadonlySet<string>,
  query: RowQuery,
) {
  const isLoaded = useLoaded(rowIndexCode, rows !== undefined);
  const latest = useMemo(
    () =>
      rows === undefined || !isLoaded
        ? null
        : (rowIndexCode.current()?.cachedRowIndex(rows, columns, searched) ?? null),
    [rows, columns, searched, isLoaded],
  );
  const [previous, setPrevious] = useState<RowIndex<T> | null>(null);
  const isPreparing = latest !== null && latest !== previous && !latest.isReady(query);
  const index = isPreparing ? previous : latest;
  if (index !== previous) setPrevious(index);
  const pendingQuery = isPreparing ? query : null;

  const stop = useRef<() => void>(undefined);
  const prepare = useCallback(() => {
    stop.current?.();
    if (latest === null) return;
    if (pendingQuery !== null) latest.prioritize(pendingQuery);
    stop.current = workInBackground(() => {
      const hasMore = latest.prepare();
      if (pendingQuery === null || !latest.isReady(pendingQuery)) return hasMore;
      setPrevious(latest);
      return false;
    });
  }, [latest, pendingQuery]);
  useEffect(() => {
    prepare();
    return () => stop.current?.();
  }, [prepare]);

  const prioritizeOrder = useCallback(
    (columnId: string) => {
      latest?.prioritizeOrder(columnId);
      prepare();
    },
    [latest, prepare],
  );
  return { index, prioritizeOrder };
}
