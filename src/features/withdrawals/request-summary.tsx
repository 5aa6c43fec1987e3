import type { ReactNode } from 'react';
import type { List } from '../../api/lists/use-list.ts';
import type { WithdrawalRequest } from '../../api/withdrawals.ts';
import { Card } from '../../components/ui/card.tsx';
import { DateText } from '../../components/ui/date-text.tsx';
import { Money } from '../../components/ui/money.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import type { RowSource } from '../../lib/row-index/row-source.ts';
import type { DateValue } from '../../lib/values/dates.ts';
import { add, type Kobo, noMoney } from '../../lib/values/money.ts';
import { isUndecided } from './request-state.ts';

interface Waiting {
  count: number;
  /** Null while no request has an amount. */
  total: Kobo | null;
  oldest: DateValue | null;
}

function waitingIn(rows: RowSource<WithdrawalRequest>): Waiting {
  const waiting: Waiting = { count: 0, total: null, oldest: null };
  rows.each((request) => {
    if (!isUndecided(request)) return;
    waiting.count += 1;
    const amount = request.withdrawal_amount;
    if (amount !== null) waiting.total = add(waiting.total ?? noMoney, amount);
    const date = request.start_date;
    if (date !== null && (waiting.oldest === null || date.time < waiting.oldest.time)) {
      waiting.oldest = date;
    }
  });
  return waiting;
}

/** What the queue comes to: how many, how much, since when. */
export function RequestSummary({ list }: { list: List<WithdrawalRequest> }) {
  // What did not load is said once, by the table below.
  if (list.rows === undefined && list.error !== null) return null;
  const waiting = list.rows === undefined ? null : waitingIn(list.rows);
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
