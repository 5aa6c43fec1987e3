import { clsx } from 'clsx';
import { moneyParts } from '../../../domain/money.ts';
import type { Kobo } from '../../lib/values/money.ts';

interface MoneyProps {
  /** If null, the text is NIL. */
  amount: Kobo | null;
  /** `plain` has one colour, for amounts inside a sentence; `on-dye` is for coloured cards. */
  tone?: 'graded' | 'plain' | 'on-dye';
  className?: string;
}

/** An amount in naira. The naira sign and the kobo part are lighter, except with the tone `plain`. */
export function Money({ amount, tone = 'graded', className }: MoneyProps) {
  if (amount === null) return <span className={clsx('text-text-3', className)}>NIL</span>;
  const { minus, sign, naira, kobo } = moneyParts(amount);
  const light = { graded: 'font-medium text-text-3', plain: '', 'on-dye': 'text-white/80' }[tone];
  return (
    // The key makes a new element for a new amount: React cannot change texts that the browser has translated.
    <span key={amount} className={clsx('whitespace-nowrap tabular-nums', className)}>
      {minus}
      <span className={light}>{sign}</span>
      {naira}
      <span className={light}>{kobo}</span>
    </span>
  );
}
