import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { DateValue } from '../../lib/values/dates.ts';
import type { Kobo } from '../../lib/values/money.ts';
import { Avatar } from '../ui/avatar.tsx';
import { DateText } from '../ui/date-text.tsx';
import { Money } from '../ui/money.tsx';
import { StatusPill } from '../ui/status-pill.tsx';

interface WhoProps {
  name: string | null;
  /** "Withdrawal ID 1048" */
  reference: ReactNode;
  /** What the date is, where it is not the day of the reference. */
  dateLabel?: string;
  date: DateValue | null;
  status: string | null;
}

/** Whose money it is. */
export function EvidenceWho({ name, reference, dateLabel, date, status }: WhoProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 px-3.5 py-3">
      <Avatar name={name} className="size-10 text-body" />
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-bold">{name ?? 'NIL'}</p>
        <p className="flex flex-wrap gap-x-2 text-caption text-text-2">
          <span>{reference}</span>
          <span>
            {dateLabel} <DateText value={date} />
          </span>
        </p>
      </div>
      <StatusPill status={status} />
    </div>
  );
}

interface AmountProps {
  verb: 'approving' | 'rejecting';
  amount: Kobo | null;
  /** The whole that the amount is taken from or is a share of. */
  whole: Kobo | null;
  /** Which part of the bar is hatched: the one that leaves, or the one that is paid now. */
  words: string;
}

/** How much, and how much that is of the whole: solid stays, hatched moves. */
export function EvidenceAmount({ verb, amount, whole, words }: AmountProps) {
  const share =
    amount === null || whole === null || whole <= 0 ? null : Math.min(1, amount / whole);
  return (
    <div className="border-line border-t px-3.5 py-3">
      <p className="text-cell text-text-2">You are {verb}</p>
      <p className="text-hero font-bold [&_.text-text-3]:text-[0.82em]">
        <Money amount={amount} />
      </p>
      {share !== null && (
        <div role="img" aria-label={words} className="mt-2.5 flex h-2.5 gap-0.5">
          <span
            className="rounded-l-full bg-accent first:last:rounded-full"
            style={{ width: `${(1 - share) * 100}%` }}
          />
          <span className={clsx('flex-1 rounded-r-full border border-accent-line', hatched)} />
        </div>
      )}
    </div>
  );
}

const hatched =
  'bg-[repeating-linear-gradient(135deg,var(--accent-line)_0_4px,var(--accent-soft)_4px_8px)]';

interface LineProps {
  label: string;
  mark?: 'stays' | 'moves';
  total?: boolean;
  children: ReactNode;
}

/** One line of the sum under the bar. */
export function EvidenceLine({ label, mark, total = false, children }: LineProps) {
  return (
    <div
      className={clsx(
        'flex items-center gap-2.5 py-1 text-cell',
        total && 'mt-1 border-line-strong border-t pt-2.5',
      )}
    >
      {mark !== undefined && (
        <span
          aria-hidden
          className={clsx(
            'size-2.5 rounded-[2px]',
            mark === 'stays' ? 'bg-accent' : clsx('border border-accent-line', hatched),
          )}
        />
      )}
      <dt className="flex-1 text-text-2">{label}</dt>
      <dd className="font-strong">{children}</dd>
    </div>
  );
}

export function EvidenceLines({ children }: { children: ReactNode }) {
  return <dl className="border-line border-t px-3.5 py-2.5">{children}</dl>;
}
