import type { ReactNode } from 'react';
import type { DateValue } from '../../lib/values/dates.ts';
import type { Kobo } from '../../lib/values/money.ts';
import { DateText } from './date-text.tsx';
import { Money } from './money.tsx';
import { StatusPill } from './status-pill.tsx';

type ReceiptLineProps = { label: string } & (
  | { amount: Kobo | null }
  | { date: DateValue | null }
  | { status: string | null }
  | { children: ReactNode }
);

/** A label and a value, as one line of a receipt or of details. Its parent must be a `dl`. */
export function ReceiptLine(props: ReceiptLineProps) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6 gap-y-0.5 border-line border-b py-2.5 text-body last:border-transparent">
      <dt className="text-text-2">{props.label}</dt>
      <dd className="text-right font-medium [overflow-wrap:anywhere]">
        {'amount' in props && <Money amount={props.amount} />}
        {'date' in props && <DateText value={props.date} />}
        {'status' in props && <StatusPill status={props.status} />}
        {'children' in props && props.children}
      </dd>
    </div>
  );
}
