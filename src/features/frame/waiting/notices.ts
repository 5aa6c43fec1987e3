import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { waitingPartPayments, waitingRequests } from '../../../api/money-queues.ts';
import { pendingPartPaymentsQuery } from '../../../api/part-payments.ts';
import { useUnreadMessages } from '../../../api/unread-messages.ts';
import { withdrawalRequestsQuery } from '../../../api/withdrawals.ts';
import { totalWords } from '../../../components/data-table/pages.ts';
import type { QueueCounts, QueueName } from '../menu/navigation.ts';
import type { Notices, Waiting } from './waiting.ts';

const words = {
  withdrawals: ['withdrawal request', 'withdrawal requests'],
  partPayments: ['pending part payment', 'pending part payments'],
  messages: ['unread message', 'unread messages'],
} as const satisfies Record<QueueName, unknown>;

const queueNames = ['withdrawals', 'partPayments', 'messages'] as const;

/** Returns the counts of the waiting rows, for the menu. */
export const countsOf = ({ rows }: Waiting): QueueCounts =>
  Object.fromEntries(queueNames.map((name) => [name, rows[name]?.count]));

/** Returns the texts of the bell. The label says "nothing" only if all queues are loaded and empty. */
export function noticesOf({ rows, areAllLoaded }: Waiting): Notices {
  const filled = queueNames.flatMap((name) => {
    const { count = 0, isExact = true, oldest = null } = rows[name] ?? {};
    if (count === 0) return [];
    const [singular, plural] = words[name];
    const number = totalWords({ count, isExact });
    return [{ name, text: `${number} ${count === 1 ? singular : plural}`, oldest }];
  });
  const total = queueNames.reduce((sum, name) => sum + (rows[name]?.count ?? 0), 0);
  const summary = filled.map(({ text }) => text).join(', ') || (areAllLoaded ? 'nothing' : '');
  return {
    label: ['Waiting for you', summary].filter(Boolean).join(': '),
    total,
    filled,
    areAllLoaded,
  };
}

/** Reads the count and the oldest date of the waiting rows of each queue. */
export function useWaiting(): Waiting {
  const reads = [
    useQuery({ ...withdrawalRequestsQuery, select: waitingRequests }),
    useQuery({ ...pendingPartPaymentsQuery, select: waitingPartPayments }),
    useUnreadMessages(),
  ] as const;
  const [{ data: withdrawals }, { data: partPayments }, { data: messages }] = reads;
  // Rows may wait that a failed read did not bring.
  const areAllLoaded = reads.every(({ data, error }) => data !== undefined && error === null);
  return useMemo(
    () => ({ rows: { withdrawals, partPayments, messages }, areAllLoaded }),
    [withdrawals, partPayments, messages, areAllLoaded],
  );
}
