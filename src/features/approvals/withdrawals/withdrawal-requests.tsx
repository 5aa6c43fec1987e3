import type { ReactNode } from 'react';
import { withdrawalRequestList } from '../../../../domain/lists/withdrawal-requests.ts';
import type { ListState } from '../../../api/lists/use-list.ts';
import { countWaiting, isInSum, withdrawalQueue } from '../../../api/money-queues.ts';
import { type WithdrawalRequest, withdrawalRequestsQuery } from '../../../api/withdrawals.ts';
import { RecordCard } from '../../../components/data-table/body/record-card.tsx';
import { actionColumn, type Column } from '../../../components/data-table/column.tsx';
import { oneSum, recordColumns } from '../../../components/data-table/record-columns.tsx';
import { listPage } from '../../../components/page/list-page.tsx';
import { idCell, LinkedId } from '../../../components/row-link/linked-id.tsx';
import {
  NamedLink,
  toArtisan,
  withdrawalArtisanCell,
} from '../../../components/row-link/named-links.tsx';
import { toRequest } from '../../../components/row-link/record-links.ts';
import { Card } from '../../../components/ui/card.tsx';
import { DateText } from '../../../components/ui/date-text.tsx';
import { Money } from '../../../components/ui/money.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { StatusPill } from '../../../components/ui/status-pill.tsx';
import { lateComponent } from '../../../lib/browser/late-component.tsx';
import { idOf } from '../../../lib/values/ids.ts';
import { subtract } from '../../../lib/values/money.ts';
import { AmountToDecide, DecisionButtons } from '../decision-buttons.tsx';
import type { DecisionQueue } from '../decision-subject.ts';
import { DecisionTable } from '../decision-table.tsx';
import { WaitingText } from '../queue/waiting-text.tsx';
import { withdrawalSubject } from './withdrawal-subject.ts';

type Queue = DecisionQueue<WithdrawalRequest>;

/** Returns the columns of Withdraw Request, with the buttons Reject and Approve. */
export function requestColumns(queue: Queue): readonly Column<WithdrawalRequest>[] {
  return [
    ...recordColumns<WithdrawalRequest>()(withdrawalRequestList, {
      id: { cell: idCell(idOf, toRequest) },
      artisan_name: {
        className: 'max-w-80 font-strong',
        cell: withdrawalArtisanCell((row) => row.artisan_name),
      },
      withdrawal_amount: {
        cell: (row) => <RequestedAmount request={row} queue={queue} />,
        totals: oneSum('Total Withdrawal Amount', 'awaiting a decision', (row) =>
          isInSum(withdrawalQueue, row),
        ),
      },
      start_date: {
        cell: (row) => (
          <span className="inline-flex flex-col items-start">
            <DateText value={row.start_date} className="text-text-2" />
            {withdrawalQueue.isUndecided(row) && (
              <WaitingText since={withdrawalQueue.createdAt(row)} />
            )}
          </span>
        ),
      },
    }),
    actionColumn((row) => <DecisionButtons row={row} queue={queue} />),
  ];
}

/** The amount, and under it the balance that it leaves, or the reason why it cannot be approved. */
function RequestedAmount({ request, queue }: { request: WithdrawalRequest; queue: Queue }) {
  const { withdrawal_amount: amount, available_amount: available } = request;
  return (
    <AmountToDecide row={request} queue={queue}>
      {amount !== null && available !== null && (
        <span className="text-caption font-normal whitespace-nowrap text-text-2">
          Leaves <Money amount={subtract(available, amount)} tone="plain" />
        </span>
      )}
    </AmountToDecide>
  );
}

const requestCard = (request: WithdrawalRequest, queue: Queue) => (
  <RecordCard
    title={
      <NamedLink target={toArtisan(request.artisan_id)} className="hover:underline">
        {request.artisan_name}
      </NamedLink>
    }
    end={
      <span className="text-body font-bold">
        <RequestedAmount request={request} queue={queue} />
      </span>
    }
    second={
      <>
        Available <Money amount={request.available_amount} />
      </>
    }
    third={
      <>
        ID <LinkedId id={request.id} target={toRequest(request.id)} noted="withdrawal" /> ·{' '}
        <DateText value={request.start_date} />
        {withdrawalQueue.isUndecided(request) && (
          <>
            {' '}
            · <WaitingText since={withdrawalQueue.createdAt(request)} />
          </>
        )}
      </>
    }
    thirdEnd={<StatusPill status={request.status} />}
    action={<DecisionButtons row={request} queue={queue} />}
  />
);

const record = lateComponent(() => import('../records/request-record.tsx'), 'RequestRecord');

export const { Page: WithdrawalRequestsPage, load: loadWithdrawalRequests } = listPage({
  title: 'Withdraw Request',
  subtitle: 'Review each request against the artisan’s balance, then approve or reject it',
  list: withdrawalRequestList,
  source: withdrawalRequestsQuery,
  Figures: RequestSummary,
  Table: (props) => (
    <DecisionTable
      caption="Withdraw Request"
      subject={withdrawalSubject}
      columns={requestColumns}
      card={requestCard}
      record={record}
      {...props}
    />
  ),
});

/** The number and the sum of the requests that wait for a decision, and the date of the oldest of them. */
function RequestSummary({ list }: { list: ListState<WithdrawalRequest> }) {
  // The table below shows the error.
  if (list.rows === undefined && list.error !== null) return null;
  const waiting = list.rows === undefined ? null : countWaiting(list.rows, withdrawalQueue);
  return (
    <Card
      aria-label="The queue in figures"
      className="mb-5 flex flex-wrap overflow-hidden max-sm:mb-3 *:-ml-px *:flex-auto *:border-line *:border-l"
    >
      <Figure
        label={
          <>
            <span className="sm:hidden">Requests</span>
            <span className="max-sm:hidden">Requests awaiting a decision</span>
          </>
        }
      >
        {waiting?.count}
      </Figure>
      <Figure label="Total requested">
        {waiting !== null && <Money amount={waiting.total} />}
      </Figure>
      <Figure label="Oldest request">
        {waiting !== null && <DateText value={waiting.oldest} />}
      </Figure>
    </Card>
  );
}

function Figure({ label, children }: Record<'label' | 'children', ReactNode>) {
  const isLoading = children === undefined || children === false;
  return (
    <dl className="px-[18px] py-3.5 max-sm:px-2 max-sm:py-1.5">
      <dt className="text-cell font-medium text-text-2">{label}</dt>
      <dd className="mt-0.5 text-strip font-bold tabular-nums max-sm:text-card-title">
        {isLoading ? <Skeleton className="my-[5px] h-4 w-28" /> : children}
      </dd>
    </dl>
  );
}
