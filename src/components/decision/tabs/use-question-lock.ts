import { noop, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { noteAsked, postOpened, tabLocks } from './other-tabs.ts';

/** The holder of the lock of a question: this tab, another tab, or not known yet. */
export type QuestionLock = 'here' | 'elsewhere' | 'asking';

/**
 * Holds the lock of a row while the question about it is open, and until its call has ended. While another tab
 * holds the lock, this tab waits for it.
 *
 * @param lock the name from `lockOf`, or null for a row without an id
 */
export function useQuestionLock(lock: string | null): QuestionLock {
  const client = useQueryClient();
  const [holder, setHolder] = useState<QuestionLock>(() =>
    lock === null || tabLocks() === undefined ? 'here' : 'asking',
  );
  useEffect(() => {
    if (lock === null) return;
    const end = noteAsked(lock);
    const locks = tabLocks();
    if (locks === undefined) return end;
    const closed = new AbortController();
    const hold = () => {
      if (closed.signal.aborted) return;
      setHolder('here');
      postOpened(lock);
      return new Promise<void>((release) => {
        closed.signal.addEventListener('abort', () => void callsEnded(client).then(release));
      });
    };
    const ask = async () => {
      const isFree = await locks.request(lock, { ifAvailable: true }, async (mine) => {
        if (mine !== null) await hold();
        return mine !== null;
      });
      if (isFree || closed.signal.aborted) return;
      setHolder('elsewhere');
      await locks.request(lock, { signal: closed.signal }, hold);
    };
    // A browser that denies its storage also denies its locks; then other tabs are ignored.
    ask().catch(() => closed.signal.aborted || setHolder('here'));
    return () => {
      closed.abort();
      end();
    };
  }, [lock, client]);
  return holder;
}

/** Resolves when no write of this tab is under way. */
function callsEnded(client: QueryClient): Promise<void> {
  return new Promise((resolve) => {
    const cache = client.getMutationCache();
    let stop: () => void = noop;
    const check = () => {
      if (client.isMutating() > 0) return;
      stop();
      resolve();
    };
    stop = cache.subscribe(check);
    check();
  });
}
