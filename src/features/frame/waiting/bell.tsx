import { Bell as BellIcon } from 'lucide-react';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { LateMenuButton } from '../../../components/ui/menu-button.tsx';
import { latePart } from '../../../lib/browser/late-part.tsx';
import { formatCount } from '../../../lib/values/count.ts';
import type { QueueName } from '../menu/navigation.ts';
import type { WaitingByQueue } from './waiting.ts';

const menu = latePart(() => import('./bell-menu.tsx').then(({ BellMenu }) => BellMenu));

/** The names of a queue's rows in singular and plural. */
const words = {
  withdrawals: ['withdrawal request', 'withdrawal requests'],
  partPayments: ['pending part payment', 'pending part payments'],
  messages: ['unread message', 'unread messages'],
} as const satisfies Record<QueueName, unknown>;

const queueNames = ['withdrawals', 'partPayments', 'messages'] as const;

/** The badge has room for two digits. */
const maxPrintedCount = 99;

/** The bell with the total count of the queues; its menu has links to them. */
export function Bell({ waiting }: { waiting: WaitingByQueue }) {
  const filled = queueNames.flatMap((name) => {
    const { count = 0, oldest = null } = waiting[name] ?? {};
    if (count === 0) return [];
    const [one, many] = words[name];
    return [{ name, count, text: `${formatCount(count)} ${count === 1 ? one : many}`, oldest }];
  });
  const total = filled.reduce((sum, { count }) => sum + count, 0);
  const label =
    filled.length === 0
      ? 'Waiting for you: nothing'
      : `Waiting for you: ${filled.map(({ text }) => text).join(', ')}`;
  return (
    <LateMenuButton
      menu={menu}
      content={{ filled }}
      trigger={
        <IconButton
          label={label}
          tip="Waiting for you"
          className="relative"
          icon={
            <>
              <BellIcon className="size-[18px] max-lg:size-5" />
              {total > 0 && (
                <span
                  aria-hidden
                  className="absolute top-0.5 right-0 inline-flex h-3.5 min-w-3.5 items-center justify-center rounded-full bg-bad-solid px-[3px] text-[0.5625rem] font-bold text-white [box-shadow:0_0_0_2px_var(--color-canvas)] max-lg:top-2 max-lg:right-1.5"
                >
                  {total > maxPrintedCount ? `${maxPrintedCount}+` : total}
                </span>
              )}
            </>
          }
        />
      }
    />
  );
}
