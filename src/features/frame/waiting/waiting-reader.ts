import { useQuery } from '@tanstack/react-query';
import { startTransition, useEffect, useMemo } from 'react';
import { type ContactMessage, contactMessagesQuery } from '../../../api/contact.ts';
import { type PartPayment, pendingPartPaymentsQuery } from '../../../api/part-payments.ts';
import { type WithdrawalRequest, withdrawalRequestsQuery } from '../../../api/withdrawals.ts';
import type { RowSource } from '../../../lib/row-index/row-source.ts';
import { awaitsDecision } from '../../../lib/values/awaits-decision.ts';
import type { DateValue } from '../../../lib/values/dates.ts';
import { statusKey } from '../../../lib/values/status.ts';
import type { Waiting, WaitingByQueue } from './waiting.ts';

/** Reads the queues and returns what waits in each. */
export function useWaiting(): WaitingByQueue {
  const withdrawals = useQuery({ ...withdrawalRequestsQuery, select: openRequests }).data;
  const partPayments = useQuery({ ...pendingPartPaymentsQuery, select: openPartPayments }).data;
  const messages = useQuery({ ...contactMessagesQuery, select: unreadMessages }).data;
  return useMemo(
    () => ({
      ...(withdrawals !== undefined && { withdrawals }),
      ...(partPayments !== undefined && { partPayments }),
      ...(messages !== undefined && { messages }),
    }),
    [withdrawals, partPayments, messages],
  );
}

/** Reports what waits to the frame in a transition. Renders nothing. */
export function WaitingReader({ onRead }: { onRead: (waiting: WaitingByQueue) => void }) {
  const waiting = useWaiting();
  useEffect(() => startTransition(() => onRead(waiting)), [waiting, onRead]);
  return null;
}

// Constants, because a new `select` function at each render counts all rows again.
const openRequests = (rows: RowSource<WithdrawalRequest>) =>
  countWaiting(
    rows,
    ({ status }) => awaitsDecision(status),
    (row) => row.start_date,
  );

const openPartPayments = (rows: RowSource<PartPayment>) =>
  countWaiting(
    rows,
    ({ part_payment_status }) => awaitsDecision(part_payment_status),
    // The rows have the job's deadline and no date of the request.
    () => null,
  );

const unreadMessages = (rows: RowSource<ContactMessage>) =>
  countWaiting(
    rows,
    ({ read_status }) => statusKey(read_status ?? '') === 'not-read',
    (row) => row.created_at ?? row.start_date,
  );

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
