import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AuditPage } from '../../api/extensions/audit.ts';
import { totalWords } from '../../components/data-table/pages.ts';
import { IconButton } from '../../components/ui/icon-button.tsx';
import type { AuditSearch } from '../../lib/address/audit-search.ts';

/** Returns "1,234 entries", or "100,000+ entries" if not all were counted. */
export function countWords({ total, entries }: AuditPage): string {
  const { count, isExact } = total ?? { count: entries.length, isExact: true };
  return `${totalWords({ count, isExact })} ${count === 1 ? 'entry' : 'entries'}`;
}

interface AuditFooterProps {
  page: AuditPage;
  isBusy: boolean;
  age: ReactNode;
  /** Turns to another page. */
  onTurn: (to: Pick<AuditSearch, 'cursor' | 'end'>) => void;
}

/** The number of entries, the age of the page, and the buttons to the other pages. */
export function AuditFooter({ page, isBusy, age, onTurn }: AuditFooterProps) {
  const { previous, next } = page;
  // Buttons that are disabled with a reason keep the keyboard focus.
  const busyWords = isBusy ? 'The entries are loading' : undefined;
  const whyNoNewer = previous === null ? 'These are the newest' : busyWords;
  const whyNoOlder = next === null ? 'These are the oldest' : busyWords;
  const turn = (
    label: string,
    icon: ReactNode,
    whyNot: string | undefined,
    to: Pick<AuditSearch, 'cursor' | 'end'>,
  ) => (
    <IconButton
      label={label}
      outlined
      className="size-[30px]"
      disabledBecause={whyNot}
      icon={icon}
      onClick={() => onTurn(to)}
    />
  );
  const older = next === null ? {} : { cursor: next };
  const newer = previous === null ? {} : { cursor: previous };
  return (
    <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-t px-(--edge) py-2 text-cell text-text-2">
      <span className="tabular-nums">{countWords(page)}</span>
      <span className="mr-auto">{age}</span>
      <nav aria-label="Pages of Audit" className="ml-auto flex gap-1.5">
        {turn('Newest entries', <ChevronFirst strokeWidth={2} />, whyNoNewer, {})}
        {turn('Newer entries', <ChevronLeft strokeWidth={2} />, whyNoNewer, newer)}
        {turn('Older entries', <ChevronRight strokeWidth={2} />, whyNoOlder, older)}
        {turn('Oldest entries', <ChevronLast strokeWidth={2} />, whyNoOlder, { end: 'last' })}
      </nav>
    </div>
  );
}
