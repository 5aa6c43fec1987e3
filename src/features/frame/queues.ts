import { useQuery } from '@tanstack/react-query';
import { contactMessagesQuery } from '../../api/contact.ts';
import { pendingPartPaymentsQuery } from '../../api/part-payments.ts';
import { withdrawalRequestsQuery } from '../../api/withdrawals.ts';
import type { QueueName } from '../../components/layout/navigation.ts';
import type { DateValue } from '../../lib/dates.ts';
import { statusKey, statusTone } from '../../lib/status.ts';

/** What waits in one queue. */
export interface Waiting {
  count: number;
  /** Since when the oldest waits; null where the rows carry no such date. */
  oldest: DateValue | null;
}

/** The queues whose lists are known. */
export type WaitingByQueue = Readonly<Partial<Record<QueueName, Waiting>>>;

/** What waits for an administrator in each queue. */
export function useWaiting(): WaitingByQueue {
  const withdrawals = useQuery({
    ...withdrawalRequestsQuery,
    select: (rows) =>
      countWaiting(
        rows,
        ({ status }) => isOpen(status),
        (row) => row.start_date,
      ),
  }).data;
  const partPayments = useQuery({
    ...pendingPartPaymentsQuery,
    select: (rows) =>
      countWaiting(
        rows,
        ({ part_payment_status }) => isOpen(part_payment_status),
        // The rows tell the job's deadline, and not since when the money is asked for.
        () => null,
      ),
  }).data;
  const messages = useQuery({
    ...contactMessagesQuery,
    select: (rows) =>
      countWaiting(
        rows,
        ({ read_status }) => statusKey(read_status ?? '') === 'not-read',
        (row) => row.created_at ?? row.start_date,
      ),
  }).data;
  return {
    ...(withdrawals !== undefined && { withdrawals }),
    ...(partPayments !== undefined && { partPayments }),
    ...(messages !== undefined && { messages }),
  };
}

const isOpen = (status: string | null) => !['ok', 'bad'].includes(statusTone(status));

function countWaiting<T>(
  rows: { each(visit: (row: T) => void): void },
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
