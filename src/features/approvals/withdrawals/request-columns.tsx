import { withdrawalRequestList } from '../../../../domain/lists/withdrawal-requests.ts';
import { isInSum, withdrawalQueue } from '../../../api/money-queues.ts';
import type { WithdrawalRequest } from '../../../api/withdrawals.ts';
import { actionColumn, type Column } from '../../../components/data-table/column.tsx';
import { oneSum, recordColumns } from '../../../components/data-table/record-columns.tsx';
import { artisanCell } from '../../../components/row-link/named-links.tsx';
import { DateText } from '../../../components/ui/date-text.tsx';
import { Money } from '../../../components/ui/money.tsx';
import { subtract } from '../../../lib/values/money.ts';
import { DecidedAmount, DecisionButtons } from '../decision-buttons.tsx';
import type { DecisionQueue } from '../decision-subject.ts';
import { WaitingText } from '../queue/waiting-text.tsx';

/** The columns of Withdraw Request, with the buttons that decide on a row. */
export function requestColumns(
  queue: DecisionQueue<WithdrawalRequest>,
): readonly Column<WithdrawalRequest>[] {
  return [
    ...recordColumns<WithdrawalRequest>()(withdrawalRequestList, {
      artisan_name: {
        className: 'max-w-80 font-strong',
        cell: artisanCell((row) => row.artisan_name),
      },
      withdrawal_amount: {
        cell: (row) => <RequestedAmount request={row} queue={queue} />,
        totals: oneSum('Total Withdrawal Amount', 'awaiting a decision', (row) =>
          isInSum(withdrawalQueue, row),
        ),
      },
      start_date: { cell: (row) => <RequestDate request={row} /> },
    }),
    actionColumn((row) => <DecisionButtons row={row} queue={queue} />),
  ];
}

/** The day of the request, and under it the waiting time. */
function RequestDate({ request }: { request: WithdrawalRequest }) {
  return (
    <span className="inline-flex flex-col items-start">
      <DateText value={request.start_date} className="text-text-2" />
      {withdrawalQueue.isUndecided(request) && (
        <WaitingText since={withdrawalQueue.madeAt(request)} />
      )}
    </span>
  );
}

interface RequestedAmountProps {
  request: WithdrawalRequest;
  queue: DecisionQueue<WithdrawalRequest>;
}

/** The amount, and under it the balance that it leaves or the reason why it cannot be paid. */
export function RequestedAmount({ request, queue }: RequestedAmountProps) {
  const { withdrawal_amount: amount, available_amount: available } = request;
  return (
    <DecidedAmount row={request} queue={queue}>
      {amount !== null && available !== null && (
        <span className="text-caption font-normal whitespace-nowrap text-text-2">
          Leaves <Money amount={subtract(available, amount)} tone="plain" />
        </span>
      )}
    </DecidedAmount>
  );
}
