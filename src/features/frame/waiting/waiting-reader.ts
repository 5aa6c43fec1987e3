import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { partPaymentQueue, waitingIn, withdrawalQueue } from '../../../api/money-queues.ts';
import { type PartPayment, pendingPartPaymentsQuery } from '../../../api/part-payments.ts';
import { useUnreadMessages } from '../../../api/unread-messages.ts';
import { type WithdrawalRequest, withdrawalRequestsQuery } from '../../../api/withdrawals.ts';
import type { RowSource } from '../../../lib/row-index/row-source.ts';
import type { WaitingByQueue } from './waiting.ts';

/** Returns the count and the oldest date of the waiting rows of each queue that is loaded. */
export function useWaiting(): WaitingByQueue {
  const withdrawals = useQuery({ ...withdrawalRequestsQuery, select: openRequests }).data;
  const partPayments = useQuery({ ...pendingPartPaymentsQuery, select: openPartPayments }).data;
  const messages = useUnreadMessages().data;
  return useMemo(
    () => ({ withdrawals, partPayments, messages }),
    [withdrawals, partPayments, messages],
  );
}

// Module constants, because a new function at each render makes the query count again.
const openRequests = (rows: RowSource<WithdrawalRequest>) => waitingIn(rows, withdrawalQueue);

const openPartPayments = (rows: RowSource<PartPayment>) => waitingIn(rows, partPaymentQueue);
