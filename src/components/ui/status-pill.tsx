import { clsx } from 'clsx';
import { formatStatus, type StatusTone, statusTone } from '../../lib/values/status.ts';

const looks: Record<StatusTone, string> = {
  ok: 'bg-ok-soft text-ok-ink [--mark:var(--color-ok-mark)]',
  info: 'bg-info-soft text-info-ink [--mark:var(--color-info-mark)]',
  wait: 'bg-wait-soft text-wait-ink [--mark:var(--color-wait-mark)]',
  bad: 'bg-bad-soft text-bad-ink [--mark:var(--color-bad-mark)]',
  neutral: 'bg-surface-3 text-text-2 [--mark:var(--color-text-3)]',
};

/**
 * Each tone has its own shape, for users who do not see the colour. The gradient is an arbitrary value, because
 * Tailwind's gradient classes set many variables that nothing here uses.
 */
const marks: Record<StatusTone, string> = {
  ok: 'size-2 rounded-full bg-(--mark)',
  info: 'size-2.5 rounded-full border-[1.5px] border-(--mark) bg-[linear-gradient(to_right,var(--mark)_50%,transparent_50%)]',
  wait: 'size-2.5 rounded-full border-2 border-(--mark)',
  bad: 'size-[7px] rotate-45 rounded-[1px] bg-(--mark)',
  neutral: 'h-0.5 w-2 bg-(--mark)',
};

/** A status of at most this length does not wrap: a table would otherwise break it to make the column narrow. */
const maxLineLength = 20;

/** A status word as a pill; NIL without one. */
export function StatusPill({ status, className }: { status: string | null; className?: string }) {
  const word = formatStatus(status);
  if (word === 'NIL') return <span className="text-text-3">NIL</span>;
  const tone = statusTone(status);
  return (
    <span
      className={clsx(
        'inline-flex min-h-[22px] max-w-full items-center gap-1.5 rounded-full px-2 text-caption font-strong',
        word.length <= maxLineLength && 'whitespace-nowrap',
        looks[tone],
        className,
      )}
    >
      <span aria-hidden className={clsx('shrink-0', marks[tone])} />
      <span>{word}</span>
    </span>
  );
}
