import type { LatestTransaction } from '../../api/parse/latest-transaction.ts';
import { DateText } from '../ui/date-text.tsx';
import { Money } from '../ui/money.tsx';

/** The amount and the day of the newest transaction, as far as the host sends them. */
export function LatestTransactionText({ latest }: { latest: LatestTransaction }) {
  const { amount, date } = latest;
  if (amount === null && date === null) return <>NIL</>;
  return (
    <>
      {amount !== null && <Money amount={amount} />}
      {amount !== null && date !== null && <span> · </span>}
      {date !== null && <DateText value={date} />}
    </>
  );
}
