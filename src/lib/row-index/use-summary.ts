import { startTransition, useEffect, useState } from 'react';
import { Prepared, type Steps, workInBackground } from './background-work.ts';
import type { RowSource } from './row-source.ts';

/**
 * Returns a summary of a list, which is computed in the background; until that ends, the previous summary or undefined.
 *
 * @param summarise must be a constant, because with a new function the computation starts again
 */
export function useSummary<T, Summary>(
  rows: RowSource<T> | undefined,
  summarise: (rows: RowSource<T>) => Steps<Summary>,
): Summary | undefined {
  const [computed, setComputed] = useState<{ summary: Summary }>();
  useEffect(() => {
    if (rows === undefined) return;
    const prepared = new Prepared(summarise(rows));
    return workInBackground(() => {
      const hasMore = prepared.advance();
      // User input has priority over drawing the summary.
      if (!hasMore) startTransition(() => setComputed({ summary: prepared.value }));
      return hasMore;
    });
  }, [rows, summarise]);
  return rows === undefined ? undefined : computed?.summary;
}
