import { TriangleAlert } from 'lucide-react';
import type { WithdrawalRequest } from '../../api/withdrawals.ts';
import {
  actionColumn,
  type Column,
  CutText,
  statusColumn,
  textColumn,
} from '../../components/data-table/column.tsx';
import {
  dateColumn,
  moneyColumn,
  oneSum,
  rowIdColumn,
} from '../../components/data-table/record-columns.tsx';
import type { DecisionQueue } from '../../components/decision/use-decision-queue.tsx';
import { NamedLink, toArtisan } from '../../components/row-link/named-links.tsx';
import { Avatar } from '../../components/ui/avatar.tsx';
import { Money } from '../../components/ui/money.tsx';
import { subtract } from '../../lib/values/money.ts';
import { RequestActions } from './request-actions.tsx';
import { isUndecided } from './request-state.ts';

/** The part of a queue that its columns use. */
export type RequestQueue = Pick<
  DecisionQueue<WithdrawalRequest>,
  'whyLocked' | 'whyNot' | 'decide'
>;

/** The columns of Withdraw Request, with what can be done to a row. */
export function requestColumns(queue: RequestQueue): readonly Column<WithdrawalRequest>[] {
  return [
    rowIdColumn({ id: 'id', header: 'Withdrawal ID' }, (row) => row.id),
    {
      ...textColumn<WithdrawalRequest>(
        { id: 'artisan_name', header: 'Artisan Name', className: 'max-w-64 font-strong' },
        (row) => row.artisan_name,
      ),
      cell: ({ artisan_id, artisan_name }) => (
        <span className="flex items-center gap-2.5">
          <Avatar name={artisan_name} />
          <NamedLink target={toArtisan(artisan_id)} className="min-w-0 hover:underline">
            <CutText>{artisan_name}</CutText>
          </NamedLink>
        </span>
      ),
    },
    moneyColumn(
      { id: 'available_amount', header: 'Available Amount' },
      (row) => row.available_amount,
    ),
    moneyColumn(
      {
        id: 'withdrawal_amount',
        header: 'Withdrawal Amount',
        totals: oneSum('Total Withdrawal Amount', 'awaiting a decision', isUndecided),
      },
      (row) => row.withdrawal_amount,
      (row) => <RequestedAmount request={row} queue={queue} />,
    ),
    dateColumn({ id: 'start_date', header: 'Date' }, (row) => row.start_date),
    statusColumn({ id: 'status', header: 'Status' }, (row) => row.status),
    actionColumn((row) => <RequestActions request={row} queue={queue} />),
  ];
}

interface RequestedAmountProps {
  request: WithdrawalRequest;
  queue: Pick<RequestQueue, 'whyLocked'>;
}

/** The amount, and under it what it leaves or why it cannot be paid. */
export function RequestedAmount({ request, queue }: RequestedAmountProps) {
  const { withdrawal_amount, available_amount } = request;
  const reason = queue.whyLocked('approve', request);
  return (
    <span className="inline-flex flex-col items-end">
      <Money amount={withdrawal_amount} />
      {reason !== null ? (
        <span className="inline-flex items-center gap-1 text-caption font-strong whitespace-nowrap text-wait-ink">
          <TriangleAlert size={13} strokeWidth={1.75} aria-hidden />
          {reason}
        </span>
      ) : (
        withdrawal_amount !== null &&
        available_amount !== null && (
          <span className="text-caption font-normal whitespace-nowrap text-text-2">
            Leaves <Money amount={subtract(available_amount, withdrawal_amount)} tone="plain" />
          </span>
        )
      )}
    </span>
  );
}
