import type { LatestTransaction } from '../../api/reading/latest-transaction.ts';
import { DateText } from '../ui/date-text.tsx';
import { Money } from '../ui/money.tsx';

/** Amount and day of the newest transaction, or the one of them that the host sends. */
export function LatestTransactionText({ latest }: { latest: LatestTransaction }) {
  const { amount, date } = latest;
  if (amount === null && date === null) return <>NIL</>;
  return (
    <>
      {amount !== null && <Money amount={amount} />}
      {amount !== null && date !== null && ' · '}
      {date !== null && <DateText value={date} />}
    </>
  );
}
