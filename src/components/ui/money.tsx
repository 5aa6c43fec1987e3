import { clsx } from 'clsx';
import { moneyParts } from '../../../domain/money.ts';
import type { Kobo } from '../../lib/values/money.ts';

interface MoneyProps {
  /** Kobo; null prints NIL. */
  amount: Kobo | null;
  /** `plain` keeps one colour, for amounts inside a sentence or on a coloured card. */
  tone?: 'graded' | 'plain' | 'on-dye';
  className?: string;
}

/** An amount in naira with tabular digits. The naira sign and the kobo part are lighter. */
export function Money({ amount, tone = 'graded', className }: MoneyProps) {
  if (amount === null) return <span className={clsx('text-text-3', className)}>NIL</span>;
  const { minus, sign, naira, kobo } = moneyParts(amount);
  const light = { graded: 'font-medium text-text-3', plain: '', 'on-dye': 'text-white/80' }[tone];
  return (
    // A new amount is a new element: if a translator replaced the texts of the old one, React could not change them.
    <span key={amount} className={clsx('whitespace-nowrap tabular-nums', className)}>
      {minus}
      <span className={light}>{sign}</span>
      {naira}
      <span className={light}>{kobo}</span>
    </span>
  );
}
