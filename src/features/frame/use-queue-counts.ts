import { useQuery } from '@tanstack/react-query';
import { contactMessagesQuery } from '../../api/contact.ts';
import { pendingPartPaymentsQuery } from '../../api/part-payments.ts';
import { withdrawalRequestsQuery } from '../../api/withdrawals.ts';
import type { QueueCounts } from '../../components/layout/navigation.ts';
import { statusKey, statusTone } from '../../lib/status.ts';

/** How many things wait for an administrator in each queue; missing until its list is known. */
export function useQueueCounts(): QueueCounts {
  const withdrawals = useQuery({
    ...withdrawalRequestsQuery,
    select: (rows) => countWhere(rows, ({ status }) => isOpen(status)),
  });
  const partPayments = useQuery({
    ...pendingPartPaymentsQuery,
    select: (rows) => countWhere(rows, ({ part_payment_status }) => isOpen(part_payment_status)),
  });
  const messages = useQuery({
    ...contactMessagesQuery,
    select: (rows) =>
      countWhere(rows, ({ read_status }) => statusKey(read_status ?? '') === 'not-read'),
  });
  return {
    ...(withdrawals.data !== undefined && { withdrawals: withdrawals.data }),
    ...(partPayments.data !== undefined && { partPayments: partPayments.data }),
    ...(messages.data !== undefined && { messages: messages.data }),
  };
}

const isOpen = (status: string | null) => !['ok', 'bad'].includes(statusTone(status));

function countWhere<T>(
  rows: { each(visit: (row: T) => void): void },
  matches: (row: T) => boolean,
): number {
  let count = 0;
  rows.each((row) => {
    if (matches(row)) count += 1;
  });
  return count;
}
