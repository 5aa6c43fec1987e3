import type { ReactNode } from 'react';
import type { List } from '../../../api/lists/use-list.ts';
import { waitingIn, withdrawalQueue } from '../../../api/money-queues.ts';
import type { WithdrawalRequest } from '../../../api/withdrawals.ts';
import { Card } from '../../../components/ui/card.tsx';
import { DateText } from '../../../components/ui/date-text.tsx';
import { Money } from '../../../components/ui/money.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';

/** The waiting requests: their number, their sum, and the date of the oldest. */
export function RequestSummary({ list }: { list: List<WithdrawalRequest> }) {
  // The table below reports the error.
  if (list.rows === undefined && list.error !== null) return null;
  const waiting = list.rows === undefined ? null : waitingIn(list.rows, withdrawalQueue);
  return (
    <Card
      aria-label="The queue in figures"
      className="mb-5 grid *:border-line max-sm:*:not-first:border-t sm:grid-cols-3 sm:*:not-first:border-l"
    >
      <Figure label="Requests awaiting a decision">{waiting?.count}</Figure>
      <Figure label="Total requested">
        {waiting !== null && <Money amount={waiting.total} />}
      </Figure>
      <Figure label="Oldest request">
        {waiting !== null && <DateText value={waiting.oldest} />}
      </Figure>
    </Card>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  const loading = children === undefined || children === false;
  return (
    <dl className="px-[18px] py-3.5">
      <dt className="text-cell font-medium text-text-2">{label}</dt>
      <dd className="mt-0.5 text-strip font-bold tabular-nums">
        {loading ? <Skeleton className="my-[5px] h-4 w-28" /> : children}
      </dd>
    </dl>
  );
}
