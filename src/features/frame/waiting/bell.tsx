import { Bell as BellIcon } from 'lucide-react';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { LateMenuButton } from '../../../components/ui/menu-button.tsx';
import { latePart } from '../../../lib/browser/late-part.tsx';
import type { Notices } from './waiting.ts';

const menu = latePart(() => import('./bell-menu.tsx').then(({ BellMenu }) => BellMenu));

/** The badge has room for two digits. */
const maxPrintedCount = 99;

/** The bell with the total count of the queues; its menu has links to them. */
export function Bell({ label, total, filled }: Notices) {
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
