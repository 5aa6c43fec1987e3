import { useQuery } from '@tanstack/react-query';
import { startTransition, useEffect, useMemo } from 'react';
import { type ContactMessage, contactMessagesQuery } from '../../../api/contact.ts';
import { type PartPayment, pendingPartPaymentsQuery } from '../../../api/part-payments.ts';
import { type WithdrawalRequest, withdrawalRequestsQuery } from '../../../api/withdrawals.ts';
import {
  partPaymentQueue,
  waitingIn,
  withdrawalQueue,
} from '../../../components/decision/money-queues.ts';
import type { RowSource } from '../../../lib/row-index/row-source.ts';
import { statusKey } from '../../../lib/values/status.ts';
import type { WaitingByQueue } from './waiting.ts';

/** Returns the count and the oldest date of the waiting rows of each queue that is loaded. */
export function useWaiting(): WaitingByQueue {
  const withdrawals = useQuery({ ...withdrawalRequestsQuery, select: openRequests }).data;
  const partPayments = useQuery({ ...pendingPartPaymentsQuery, select: openPartPayments }).data;
  const messages = useQuery({ ...contactMessagesQuery, select: unreadMessages }).data;
  return useMemo(
    () => ({ withdrawals, partPayments, messages }),
    [withdrawals, partPayments, messages],
  );
}

/** Reports the waiting rows to the frame, which renders them as a transition. Renders nothing itself. */
export function WaitingReader({ onRead }: { onRead: (waiting: WaitingByQueue) => void }) {
  const waiting = useWaiting();
  useEffect(() => startTransition(() => onRead(waiting)), [waiting, onRead]);
  return null;
}

// Constants of the module: a new function at each render would make the query count anew.
const openRequests = (rows: RowSource<WithdrawalRequest>) => waitingIn(rows, withdrawalQueue);

const openPartPayments = (rows: RowSource<PartPayment>) => waitingIn(rows, partPaymentQueue);

const unreadMessages = (rows: RowSource<ContactMessage>) =>
  waitingIn(rows, {
    isUndecided: ({ read_status }) => statusKey(read_status ?? '') === 'not-read',
    amountOf: () => null,
    madeAt: (row) => row.created_at ?? row.start_date,
  });
