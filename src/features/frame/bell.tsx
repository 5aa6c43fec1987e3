import { useNavigate } from '@tanstack/react-router';
import { Bell as BellIcon, HandCoins, Mail, PieChart } from 'lucide-react';
import type { QueueName } from '../../components/layout/navigation.ts';
import { IconButton } from '../../components/ui/icon-button.tsx';
import type { MenuItem } from '../../components/ui/menu.tsx';
import { MenuButton } from '../../components/ui/menu-button.tsx';
import { waitingTime } from '../../lib/ago.ts';
import { formatCount } from '../../lib/count.ts';
import { useNow } from '../../lib/use-now.ts';
import type { WaitingByQueue } from './queues.ts';

const queues = [
  {
    name: 'withdrawals',
    to: '/admin/dashboard/withdrawrequest',
    one: 'withdrawal request',
    many: 'withdrawal requests',
    icon: HandCoins,
  },
  {
    name: 'partPayments',
    to: '/admin/dashboard/pending/part-payments',
    one: 'pending part payment',
    many: 'pending part payments',
    icon: PieChart,
  },
  {
    name: 'messages',
    to: '/admin/dashboard/contactforms',
    one: 'unread message',
    many: 'unread messages',
    icon: Mail,
  },
] as const satisfies readonly { name: QueueName; [key: string]: unknown }[];

/** The most that the mark has room for. */
const mostPrinted = 99;

/** What waits for the administrator, with the way to it, and how many that is in all. */
export function Bell({ waiting }: { waiting: WaitingByQueue }) {
  const navigate = useNavigate();
  const now = useNow(60_000);
  const filled = queues.flatMap((queue) => {
    const { count = 0, oldest = null } = waiting[queue.name] ?? {};
    if (count === 0) return [];
    return [
      {
        ...queue,
        count,
        text: `${formatCount(count)} ${count === 1 ? queue.one : queue.many}`,
        oldest,
      },
    ];
  });
  const total = filled.reduce((sum, { count }) => sum + count, 0);
  const items = (): MenuItem[] =>
    filled.length === 0
      ? [
          {
            key: 'none',
            kind: 'action',
            label: 'Nothing waits for you',
            disabledBecause: 'New requests and messages show up here',
            onSelect: () => undefined,
          },
        ]
      : filled.map(({ name, to, text, icon: Icon, oldest }) => ({
          key: name,
          kind: 'action',
          label: text,
          icon: <Icon size={16} strokeWidth={1.75} aria-hidden className="text-text-3" />,
          ...(oldest !== null && { hint: `oldest ${waitingTime(oldest.time, now)}` }),
          onSelect: () => void navigate({ to }),
        }));
  const label =
    filled.length === 0
      ? 'Waiting for you: nothing'
      : `Waiting for you: ${filled.map(({ text }) => text).join(', ')}`;
  return (
    <MenuButton
      sections={() => [{ key: 'waiting', label: 'Waiting for you', items: items() }]}
      trigger={
        <IconButton
          label={label}
          tip="Waiting for you"
          className="relative"
          icon={
            <>
              <BellIcon strokeWidth={1.75} aria-hidden className="size-[18px] max-lg:size-5" />
              {filled.length > 0 && (
                <span
                  aria-hidden
                  className="absolute top-0.5 right-0 inline-flex h-3.5 min-w-3.5 items-center justify-center rounded-full bg-bad-solid px-[3px] text-[0.5625rem] font-bold text-white [box-shadow:0_0_0_2px_var(--canvas)] max-lg:top-2 max-lg:right-1.5"
                >
                  {total > mostPrinted ? `${mostPrinted}+` : total}
                </span>
              )}
            </>
          }
        />
      }
    />
  );
}
