import { totalWords } from '../../../components/data-table/pages.ts';
import type { QueueCounts, QueueName } from '../menu/navigation.ts';
import type { Notices, Waiting, WaitingByQueue } from './waiting.ts';

/** The names of a queue's rows in singular and plural. */
const words = {
  withdrawals: ['withdrawal request', 'withdrawal requests'],
  partPayments: ['pending part payment', 'pending part payments'],
  messages: ['unread message', 'unread messages'],
} as const satisfies Record<QueueName, unknown>;

const queueNames = ['withdrawals', 'partPayments', 'messages'] as const;

/** Returns only the counts, for the menu. */
export function countsOf(waiting: WaitingByQueue): QueueCounts {
  return Object.fromEntries(
    Object.entries<Waiting | undefined>(waiting).map(([name, one]) => [name, one?.count]),
  );
}

/** Returns the texts of the bell for the loaded queues. */
export function noticesOf(waiting: WaitingByQueue): Notices {
  const filled = queueNames.flatMap((name) => {
    const { count = 0, isExact = true, oldest = null } = waiting[name] ?? {};
    if (count === 0) return [];
    const [one, many] = words[name];
    const number = totalWords({ count, isExact });
    return [{ name, text: `${number} ${count === 1 ? one : many}`, oldest }];
  });
  const total = queueNames.reduce((sum, name) => sum + (waiting[name]?.count ?? 0), 0);
  const isKnown = queueNames.every((name) => waiting[name] !== undefined);
  const texts = filled.map(({ text }) => text).join(', ') || (isKnown ? 'nothing' : '');
  return { label: ['Waiting for you', texts].filter(Boolean).join(': '), total, filled };
}
