import { startTransition, useEffect, useState } from 'react';
import type { RowSource } from './row-source.ts';
import { Prepared, type Slices, workInBackground } from './slices.ts';

/**
 * What a list comes to, worked out in slices, so that a long one holds up nothing. Undefined until it
 * is there; of a list that was read anew it is the old one until then.
 *
 * @param summarise a constant
 */
export function useSummary<T, Summary>(
  rows: RowSource<T> | undefined,
  summarise: (rows: RowSource<T>) => Slices<Summary>,
): Summary | undefined {
  const [done, setDone] = useState<{ summary: Summary }>();
  useEffect(() => {
    if (rows === undefined) return;
    const prepared = new Prepared(summarise(rows));
    return workInBackground(() => {
      const hasMore = prepared.advance();
      // What is drawn from it can wait for what somebody does.
      if (!hasMore) startTransition(() => setDone({ summary: prepared.value }));
      return hasMore;
    });
  }, [rows, summarise]);
  return rows === undefined ? undefined : done?.summary;
}
