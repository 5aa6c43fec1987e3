import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { firstReads } from '../../../api/lists/first-reads.ts';
import type { WaitingRows } from '../../../api/money-queues.ts';
import type { DateValue } from '../../../lib/values/dates.ts';
import type { QueueCounts, QueueName } from '../menu/navigation.ts';

/** What waits in the queues. */
export interface Waiting {
  /** The count and the oldest date of the waiting rows of each queue; undefined until they are loaded. */
  rows: Readonly<Record<QueueName, Omit<WaitingRows, 'total'> | undefined>>;
  /** Whether the last read of each queue succeeded. */
  areAllLoaded: boolean;
}

/** What the bell and its menu show. */
export interface Notices extends Pick<Waiting, 'areAllLoaded'> {
  /** The accessible name of the bell. */
  label: string;
  total: number;
  /** The queues that are not empty, with their texts. */
  filled: readonly { name: QueueName; text: string; oldest: DateValue | null }[];
}

/** The state that `LateFrame` reports to the frame. */
export interface LateState {
  counts: QueueCounts;
  notices: Notices;
  /** Whether the host has an audit; undefined while this is not known. */
  hasAudit: boolean | undefined;
  /** Whether the host offers the marks of rows, and their code is loaded. */
  hasMarks: boolean;
}

/** The storage key for whether the host has an audit, so that at the next start the menu has all its entries at once. */
export const storedAuditKey = 'offers';

/**
 * Returns whether the reads of the first page have ended, with or without success. `LateFrame` waits for this, because
 * on a slow line its code and its queues would delay a long list by seconds.
 */
export function useFirstReadsDone(): boolean {
  const client = useQueryClient();
  const [isDone, setIsDone] = useState(false);
  // A page whose code is loading has not started its reads. The selector checks `isDone`, and the effect does not use
  // `useIsFetching`, so that later navigations and reads do not render the late frame again.
  const isLoaded = useRouterState({ select: ({ status }) => isDone || status === 'idle' });
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
