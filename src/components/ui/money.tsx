import { clsx } from 'clsx';
import { type Kobo, moneyParts } from '../../lib/values/money.ts';

interface MoneyProps {
  /** Null prints NIL, never zero. */
  amount: Kobo | null;
  /** `plain` keeps one colour, for amounts inside a sentence or on a coloured card. */
  tone?: 'graded' | 'plain' | 'on-dye';
  className?: string;
}

/** An amount: the naira dark, the sign and the kobo lighter, the digits in line. */
export function Money({ amount, tone = 'graded', className }: MoneyProps) {
  if (amount === null) return <span className={clsx('text-text-3', className)}>NIL</span>;
  const { minus, sign, naira, kobo } = moneyParts(amount);
  const light = { graded: 'font-medium text-text-3', plain: '', 'on-dye': 'text-white/80' }[tone];
  return (
    <span className={clsx('whitespace-nowrap tabular-nums', className)}>
      {minus}
      <span className={light}>{sign}</span>
      {naira}
      <span className={light}>{kobo}</span>
    </span>
  );
}
