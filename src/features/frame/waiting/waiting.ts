import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { startTransition, useEffect, useState } from 'react';
import { firstReads } from '../../../api/lists/first-reads.ts';
import type { DateValue } from '../../../lib/values/dates.ts';
import type { QueueName } from '../menu/navigation.ts';

/** What waits in one queue. */
export interface Waiting {
  count: number;
  /** Since when the oldest waits; null where the rows carry no such date. */
  oldest: DateValue | null;
}

/** The queues whose lists are known. */
export type WaitingByQueue = Readonly<Partial<Record<QueueName, Waiting>>>;

/**
 * Whether the first page's own reads are over, answered or not. Beside a list of 100,000 rows on a
 * slow line, three queues for the sake of three small numbers would hold it up by seconds.
 */
export function usePageHasRead(): boolean {
  const client = useQueryClient();
  const [hasRead, setHasRead] = useState(false);
  // A page whose code is on its way has not begun to read.
  const isHere = useRouterState({ select: ({ status }) => status === 'idle' });
  // Not counted with a hook, which would draw the frame anew at every later read as well.
  useEffect(() => {
    if (hasRead || !isHere) return;
    const look = notifyManager.batchCalls(() => {
      // After the first rows, and in slices: it draws the frame anew.
      if (client.isFetching(firstReads) === 0) startTransition(() => setHasRead(true));
    });
    look();
    return client.getQueryCache().subscribe(look);
  }, [client, hasRead, isHere]);
  return hasRead;
}
