import { notifyManager, useQuery, useQueryClient } from '@tanstack/react-query';
import { startTransition, useEffect, useState } from 'react';
import { type ContactMessage, contactMessagesQuery } from '../../api/contact.ts';
import { type PartPayment, pendingPartPaymentsQuery } from '../../api/part-payments.ts';
import { type WithdrawalRequest, withdrawalRequestsQuery } from '../../api/withdrawals.ts';
import { firstReads } from '../../components/feedback/first-reads.ts';
import type { QueueName } from '../../components/layout/navigation.ts';
import type { DateValue } from '../../lib/dates.ts';
import type { RowSource } from '../../lib/row-source.ts';
import { statusKey, statusTone } from '../../lib/status.ts';

/** What waits in one queue. */
export interface Waiting {
  count: number;
  /** Since when the oldest waits; null where the rows carry no such date. */
  oldest: DateValue | null;
}

/** The queues whose lists are known. */
export type WaitingByQueue = Readonly<Partial<Record<QueueName, Waiting>>>;

/** What waits for an administrator in each queue; the lists are read once the page has its own. */
export function useWaiting(): WaitingByQueue {
  const enabled = usePageHasRead();
  const withdrawals = useQuery({ ...withdrawalRequestsQuery, select: openRequests, enabled }).data;
  const partPayments = useQuery({
    ...pendingPartPaymentsQuery,
    select: openPartPayments,
    enabled,
  }).data;
  const messages = useQuery({ ...contactMessagesQuery, select: unreadMessages, enabled }).data;
  return {
    ...(withdrawals !== undefined && { withdrawals }),
    ...(partPayments !== undefined && { partPayments }),
    ...(messages !== undefined && { messages }),
  };
}

/**
 * Whether the first page's own reads are over, answered or not. Beside a list of 100,000 rows on a
 * slow line, three queues for the sake of three small numbers would hold it up by seconds.
 */
function usePageHasRead(): boolean {
  const client = useQueryClient();
  const [hasRead, setHasRead] = useState(false);
  // Not counted with a hook, which would draw the frame anew at every later read as well.
  useEffect(() => {
    if (hasRead) return;
    const look = notifyManager.batchCalls(() => {
      // After the first rows, and in slices: it draws the frame anew.
      if (client.isFetching(firstReads) === 0) startTransition(() => setHasRead(true));
    });
    look();
    return client.getQueryCache().subscribe(look);
  }, [client, hasRead]);
  return hasRead;
}

// Not inside a hook: a function that is another one at each render would count anew each time.
const openRequests = (rows: RowSource<WithdrawalRequest>) =>
  countWaiting(
    rows,
    ({ status }) => isOpen(status),
    (row) => row.start_date,
  );

const openPartPayments = (rows: RowSource<PartPayment>) =>
  countWaiting(
    rows,
    ({ part_payment_status }) => isOpen(part_payment_status),
    // The rows tell the job's deadline, and not since when the money is asked for.
    () => null,
  );

const unreadMessages = (rows: RowSource<ContactMessage>) =>
  countWaiting(
    rows,
    ({ read_status }) => statusKey(read_status ?? '') === 'not-read',
    (row) => row.created_at ?? row.start_date,
  );

const isOpen = (status: string | null) => !['ok', 'bad'].includes(statusTone(status));

function countWaiting<T>(
  rows: RowSource<T>,
  waits: (row: T) => boolean,
  since: (row: T) => DateValue | null,
): Waiting {
  const waiting: Waiting = { count: 0, oldest: null };
  rows.each((row) => {
    if (!waits(row)) return;
    waiting.count += 1;
    const date = since(row);
    if (date !== null && (waiting.oldest === null || date.time < waiting.oldest.time)) {
      waiting.oldest = date;
    }
  });
  return waiting;
}
