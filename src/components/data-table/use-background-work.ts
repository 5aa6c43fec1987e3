import { useCallback, useEffect, useRef } from 'react';
import { workInBackground } from '../../lib/slices.ts';

/**
 * Prepares what a table will need while nothing else is to be done.
 *
 * @param work answers, after each slice, whether there is more
 * @returns starts again, when more has been asked for
 */
export function useBackgroundWork(work: { prepare: () => boolean } | null): () => void {
  const stop = useRef<() => void>(undefined);
  const start = useCallback(() => {
    stop.current?.();
    stop.current = work === null ? undefined : workInBackground(() => work.prepare());
  }, [work]);
  useEffect(() => {
    start();
    return () => stop.current?.();
  }, [start]);
  return start;
}
