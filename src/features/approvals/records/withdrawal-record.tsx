import { isPaidOrNoStatus } from '../../../../domain/transaction-types.ts';
import {
  type ApprovedWithdrawal,
  approvedWithdrawalsHostList,
  decidedWithdrawalsHostList,
  payeeName,
} from '../../../api/withdrawals.ts';
import { Loaded } from '../../../components/feedback/loaded.tsx';
import { useHasParameter } from '../../../components/host-action/use-is-offered.ts';
import { NotesSection } from '../../../components/notes/notes-section.tsx';
import {
  LinkLine,
  PanelSection,
  RelatedPayments,
} from '../../../components/record-panel/facts.tsx';
import { RecordPanel } from '../../../components/record-panel/record-panel.tsx';
import type { RecordProps } from '../../../components/record-panel/use-record-table-props.tsx';
import { useRowsById } from '../../../components/record-panel/use-rows-by-id.ts';
import { useTransactionsOf } from '../../../components/record-panel/use-transactions-of.ts';
import { toArtisan } from '../../../components/row-link/named-links.tsx';
import { toRequest } from '../../../components/row-link/record-links.ts';
import { RecordHistory } from '../../../components/timeline/record-history.tsx';
import { ReceiptLine } from '../../../components/ui/receipt-line.tsx';
import { formatMoment } from '../../../lib/values/calendar.ts';
import { formatDate } from '../../../lib/values/dates.ts';
import { idOf } from '../../../lib/values/ids.ts';
import { subtract } from '../../../lib/values/money.ts';
import { ReceiptArticle } from './receipt-article.tsx';

/** The panel of a decided withdrawal. It also shows a rejected one that is not in the list, if the host can find it. */
export function WithdrawalRecord(props: RecordProps<ApprovedWithdrawal>) {
  const { openId } = props;
  const decidedHostList = useDecidedHostList();
  return (
    <RecordPanel
      {...props}
      word="withdrawal"
      title={`Withdrawal ${openId}`}
      listName="Withdraw History"
      idOf={idOf}
      widerHostList={decidedHostList}
      elsewhere={{ words: 'Look for it in Withdraw Request', target: toRequest(openId) }}
      missing={<DecisionHistory id={openId} />}
    >
      {(withdrawal) => <DecidedWithdrawal withdrawal={withdrawal} />}
    </RecordPanel>
  );
}

/** Returns the list of the host that also has rejected withdrawals; null if the host does not offer it. */
const useDecidedHostList = () =>
  useHasParameter('listApprovedWithdrawals', 'decided') === true
    ? decidedWithdrawalsHostList
    : null;

/** A request that has left the queue: its row in Withdraw History, or its history if it has no row there. */
export function LeftRequest({ id }: { id: string }) {
  const list = useDecidedHostList() ?? approvedWithdrawalsHostList;
  const read = useRowsById(list, id, idOf);
  return (
    <Loaded what="Withdraw History" read={read} skeleton={null}>
      {([row]) =>
        row === undefined ? <DecisionHistory id={id} /> : <DecidedWithdrawal withdrawal={row} />
      }
    </Loaded>
  );
}

function DecidedWithdrawal({ withdrawal }: { withdrawal: ApprovedWithdrawal }) {
  const { id, artisan_id, amount, available_amount, created_at, payment_status } = withdrawal;
  const transactions = useTransactionsOf('withdrawal_id', id, withdrawal);
  const isPaid = isPaidOrNoStatus(payment_status);
  return (
    <>
      <ReceiptArticle
        title={isPaid ? 'Withdrawal receipt' : 'Decision on a withdrawal'}
        // A host may send the time of the payment as `created_at`, so no decision is before the request.
        record={{ kind: 'withdrawal', reference: id, requestedAt: null, amount, isPaid }}
      >
        <ReceiptLine label="Withdrawal ID">{id ?? 'NIL'}</ReceiptLine>
        <LinkLine
          label={isPaid ? 'Paid to' : 'Artisan'}
          name={payeeName(withdrawal)}
          target={toArtisan(artisan_id)}
        />
        <ReceiptLine label="Date">
          {created_at === null ? 'NIL' : `${formatDate(created_at)} · ${formatMoment(created_at)}`}
        </ReceiptLine>
        <ReceiptLine label="Status" status={payment_status} />
        {isPaid && available_amount !== null && (
          <>
            <ReceiptLine label="Available Amount before" amount={available_amount} />
            <ReceiptLine
              label="Available Amount after"
              amount={amount === null ? null : subtract(available_amount, amount)}
            />
          </>
        )}
      </ReceiptArticle>
      {isPaid && transactions !== null && (
        <PanelSection title="Transaction">
          <RelatedPayments what="The transactions of the artisan" {...transactions} />
        </PanelSection>
      )}
      <NotesAndHistory id={id} />
    </>
  );
}

const DecisionHistory = ({ id }: { id: string }) => (
  <RecordHistory kind="withdrawal" id={id} look="plain" opensAtOnce />
);

/** The notes on a withdrawal, and its history. Renders nothing without an id. */
export function NotesAndHistory({ id }: { id: string | null }) {
  if (id === null) return null;
  return (
    <>
      <NotesSection kind="withdrawal" id={id} name={`Withdrawal ${id}`} look="plain" />
      <DecisionHistory id={id} />
    </>
  );
}
