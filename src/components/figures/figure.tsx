import { clsx } from 'clsx';
import { formatCount } from '../../../domain/count.ts';
import { formatMoney, type Kobo } from '../../lib/values/money.ts';
import { Money } from '../ui/money.tsx';
import { pulse } from '../ui/skeleton.tsx';

/** An amount in kobo, or a count; null if the host does not send it. Undefined while it loads. */
export type FigureValue = { money: Kobo | null } | { count: number | null } | undefined;

/** The figure of a card. A missing value is NIL and not zero. `onDye` is true on a coloured card. */
export function Figure({ value, onDye = false }: { value: FigureValue; onDye?: boolean }) {
  if (value === undefined) {
    return (
      <span
        aria-hidden
        className={`my-1 block h-[26px] w-32 rounded-control ${pulse} ${onDye ? 'bg-white/20' : 'bg-surface-3'}`}
      />
    );
  }
  if ('money' in value) {
    return (
      <span className={figureSize(formatMoney(value.money), 'money')}>
        {value.money === null ? (
          'NIL'
        ) : (
          <Money amount={value.money} tone={onDye ? 'on-dye' : 'graded'} />
        )}
      </span>
    );
  }
  const text = value.count === null ? 'NIL' : formatCount(value.count);
  return <span className={figureSize(text, 'count')}>{text}</span>;
}

/** Returns the classes for the size of a figure. A long text is smaller, because a figure must not wrap. */
export function figureSize(text: string, kind: 'money' | 'count'): string {
  if (text.length >= 18) return 'text-[1.1875rem] leading-[2.125rem] tracking-[-0.024em]';
  if (text.length >= 15) return 'text-tile leading-[2.125rem]';
  return clsx(
    'text-figure max-2xl:text-title max-2xl:leading-[2.125rem]',
    kind === 'money' ? 'max-sm:text-hero' : 'max-sm:text-figure',
  );
}
