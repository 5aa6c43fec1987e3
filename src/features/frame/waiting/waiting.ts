import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { firstReads } from '../../../api/lists/first-reads.ts';
import type { WaitingRows } from '../../../api/money-queues.ts';
import type { DateValue } from '../../../lib/values/dates.ts';
import type { QueueCounts, QueueName } from '../menu/navigation.ts';

/** The queues whose lists are loaded. */
export type WaitingByQueue = Readonly<
  Partial<Record<QueueName, Omit<WaitingRows, 'total'> | undefined>>
>;

/** The texts of the bell. */
export interface Notices {
  label: string;
  total: number;
  /** The queues that are not empty, with their texts. */
  filled: readonly { name: QueueName; text: string; oldest: DateValue | null }[];
}

/** The state that the late part reports to the frame. */
export interface LateState {
  counts: QueueCounts;
  notices: Notices;
  /** Whether this host keeps an audit; undefined while it is not known. */
  hasAudit: boolean | undefined;
  /** Ends the session on the host before it ends here. */
  signOut: (signOutHere: () => void) => void;
}

/** The storage key of whether the host has an audit, so that the menu keeps its size. */
export const auditCapabilitiesKey = 'offers';

/**
 * Returns whether the first page's own reads have ended, with or without success. The three queues wait for
 * this, because on a slow line they would delay a list of 100,000 rows by seconds.
 */
export function useFirstReadsDone(): boolean {
  const client = useQueryClient();
  const [isDone, setIsDone] = useState(false);
  // A page whose code is loading has not started its reads.
  const isLoaded = useRouterState({ select: ({ status }) => status === 'idle' });
  // useIsFetching would render the frame again at every later read.
  useEffect(() => {
    if (isDone || !isLoaded) return;
    const check = notifyManager.batchCalls(() => {
      if (client.isFetching(firstReads) === 0) setIsDone(true);
    });
    check();
    return client.getQueryCache().subscribe(check);
  }, [client, isDone, isLoaded]);
  return isDone;
}
