import { clsx } from 'clsx';
import { formatStatus, type StatusTone, statusTone } from '../../lib/values/status.ts';

const looks: Record<StatusTone, string> = {
  ok: 'bg-ok-soft text-ok-ink [--mark:var(--ok-mark)]',
  info: 'bg-info-soft text-info-ink [--mark:var(--info-mark)]',
  wait: 'bg-wait-soft text-wait-ink [--mark:var(--wait-mark)]',
  bad: 'bg-bad-soft text-bad-ink [--mark:var(--bad-mark)]',
  neutral: 'bg-surface-3 text-text-2 [--mark:var(--text-3)]',
};

/**
 * Each meaning has a shape of its own, so that it does not hang on the colour. The gradient is written
 * out: Tailwind's own classes bring nine variables that nothing else here needs.
 */
const marks: Record<StatusTone, string> = {
  ok: 'size-2 rounded-full bg-(--mark)',
  info: 'size-2.5 rounded-full border-[1.5px] border-(--mark) bg-[linear-gradient(to_right,var(--mark)_50%,transparent_50%)]',
  wait: 'size-2.5 rounded-full border-2 border-(--mark)',
  bad: 'size-[7px] rotate-45 rounded-[1px] bg-(--mark)',
  neutral: 'h-0.5 w-2 bg-(--mark)',
};

/** Only a word with more letters may go on in a second line: a table would break every one. */
const longestLine = 20;

/** A host's status word: its meaning where it is known, the word itself always. */
export function StatusPill({ status, className }: { status: string | null; className?: string }) {
  const word = formatStatus(status);
  if (word === 'NIL') return <span className="text-text-3">NIL</span>;
  const tone = statusTone(status);
  return (
    <span
      className={clsx(
        'inline-flex min-h-[22px] max-w-full items-center gap-1.5 rounded-full px-2 text-caption font-strong',
        word.length <= longestLine && 'whitespace-nowrap',
        looks[tone],
        className,
      )}
    >
      <span aria-hidden className={clsx('shrink-0', marks[tone])} />
      {word}
    </span>
  );
}
