import { withdrawalQueue } from '../../../api/money-queues.ts';
import type { WithdrawalRequest } from '../../../api/withdrawals.ts';
import { LinkLine } from '../../../components/record-panel/facts.tsx';
import { RecordPanel } from '../../../components/record-panel/record-panel.tsx';
import type { RecordProps } from '../../../components/record-panel/use-record-table-props.tsx';
import { toArtisan } from '../../../components/row-link/named-links.tsx';
import { toWithdrawal } from '../../../components/row-link/record-links.ts';
import { DateText } from '../../../components/ui/date-text.tsx';
import { Money } from '../../../components/ui/money.tsx';
import { ReceiptLine } from '../../../components/ui/receipt-line.tsx';
import { amountInWords } from '../../../lib/values/amount-in-words.ts';
import { idOf } from '../../../lib/values/ids.ts';
import { subtract } from '../../../lib/values/money.ts';
import { WaitingText } from '../queue/waiting-text.tsx';
import { LeftRequest, NotesAndHistory } from './withdrawal-record.tsx';

/** The panel of a withdrawal request, with the buttons that begin the decision. */
export function RequestRecord(props: RecordProps<WithdrawalRequest>) {
  const { openId } = props;
  return (
    <RecordPanel
      {...props}
      word="request"
      title={`Withdrawal ${openId}`}
      listName="Withdraw Request"
      idOf={idOf}
      elsewhere={{ words: 'Look for it in Withdraw History', target: toWithdrawal(openId) }}
      missing={<LeftRequest id={openId} />}
    >
      {(request) => <Request request={request} />}
    </RecordPanel>
  );
}

function Request({ request }: { request: WithdrawalRequest }) {
  const { id, available_amount: available, withdrawal_amount: amount } = request;
  return (
    <>
      <p className="text-hero font-bold">
        <Money amount={amount} />
      </p>
      {amount !== null && <p className="text-cell text-text-2">{amountInWords(amount)}</p>}
      <dl className="mt-3">
        <LinkLine
          label="Artisan"
          name={request.artisan_name}
          target={toArtisan(request.artisan_id)}
        />
        <ReceiptLine label="Available Amount" amount={available} />
        <ReceiptLine
          label="Balance after"
          amount={available === null || amount === null ? null : subtract(available, amount)}
        />
        <ReceiptLine label="Date">
          <DateText value={request.start_date} />{' '}
          {withdrawalQueue.isUndecided(request) && (
            <WaitingText since={withdrawalQueue.createdAt(request)} />
          )}
        </ReceiptLine>
        <ReceiptLine label="Status" status={request.status} />
      </dl>
      <NotesAndHistory id={id} />
    </>
  );
}
