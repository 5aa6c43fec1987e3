import { useMemo } from 'react';
import { formatCount } from '../../../../domain/count.ts';
import { isPaidOrNoStatus } from '../../../../domain/transaction-types.ts';
import { hostRowsByIdQuery } from '../../../api/lists/long-list.ts';
import { useRead } from '../../../api/lists/use-read.ts';
import { partPaymentQueue } from '../../../api/money-queues.ts';
import type { Rows } from '../../../api/parse/rows.ts';
import {
  type PartPayment,
  paidPartPaymentsHostList,
  pendingPartPaymentsQuery,
} from '../../../api/part-payments.ts';
import { Loaded } from '../../../components/feedback/loaded.tsx';
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
import { toArtisan, toClient } from '../../../components/row-link/named-links.tsx';
import { toJob, toPartPayment } from '../../../components/row-link/record-links.ts';
import { RecordHistory } from '../../../components/timeline/record-history.tsx';
import { ReceiptLine } from '../../../components/ui/receipt-line.tsx';
import { findRow, findRows } from '../../../lib/row-index/row-source.ts';
import { deadlineLabel } from '../part-payments/part-payment-columns.tsx';
import { ReceiptArticle } from './receipt-article.tsx';

const { idOf } = partPaymentQueue;

/** The panel of a part-payment. With `isPaid`, its list is Part Payment History; else it is the queue. */
function PartPaymentRecord({ isPaid, ...props }: RecordProps<PartPayment> & { isPaid: boolean }) {
  const { openId, list } = props;
  // Without ids of their own, the part-payments of one job share its id.
  const inList = useMemo(
    () => list.rows && findRows(list.rows, (row) => idOf(row) === openId),
    [list.rows, openId],
  );
  const hostList = list.rows === undefined ? list.hostList : null;
  // The panel knows only the row of the page, so the others are read even while its query is fresh.
  const ofHost = useRead({ ...hostRowsByIdQuery(hostList, openId, idOf), staleTime: 0 });
  const rowsWithId = inList ?? ofHost.data;
  const [queue, history] = ['Pending Part Payments', 'Part Payment History'];
  const [listName, otherList] = isPaid ? [history, queue] : [queue, history];
  return (
    <RecordPanel
      {...props}
      word="part-payment"
      title={`Part-payment ${openId}`}
      listName={listName}
      idOf={idOf}
      elsewhere={{ words: `Look for it in ${otherList}`, target: toPartPayment(openId, !isPaid) }}
      missing={isPaid ? <HistoryWithoutRow id={openId} /> : <LeftPartPayment id={openId} />}
    >
      {(row) => <Facts row={row} rowsWithId={rowsWithId} />}
    </RecordPanel>
  );
}

/** The panel of a part-payment that waits for a decision. */
export const PendingRecord = (props: RecordProps<PartPayment>) => (
  <PartPaymentRecord {...props} isPaid={false} />
);

/** The panel of a paid part-payment. */
export const PaidRecord = (props: RecordProps<PartPayment>) => (
  <PartPaymentRecord {...props} isPaid />
);

/** The decisions on the part-payments of a job. No list has the rejected ones. */
const DecisionHistory = ({ id }: { id: string }) => (
  <RecordHistory kind="part-payment" id={id} look="plain" opensAtOnce />
);

const hasOwnId = (rows: Rows<PartPayment> | undefined) =>
  rows !== undefined && findRow(rows, (row) => partPaymentQueue.hasOwnId(row)) !== undefined;

/** The history of a part-payment without a row; nothing on a host with ids of part-payments, which name no job. */
function HistoryWithoutRow({ id }: { id: string }) {
  const pending = useRead({ ...pendingPartPaymentsQuery, enabled: false });
  const paid = useRead({ ...paidPartPaymentsHostList.whole, enabled: false });
  return hasOwnId(pending.data) || hasOwnId(paid.data) ? null : <DecisionHistory id={id} />;
}

/**
 * A part-payment that has left the queue: the rows with its id in Part Payment History, or its history if there is none.
 */
function LeftPartPayment({ id }: { id: string }) {
  const what = 'Part Payment History';
  const read = useRowsById(paidPartPaymentsHostList, id, idOf);
  return (
    <Loaded what={what} read={read} skeleton={null}>
      {(rows) =>
        rows[0] === undefined ? (
          <HistoryWithoutRow id={id} />
        ) : (
          <Facts row={rows[0]} rowsWithId={rows} listName={what} />
        )
      }
    </Loaded>
  );
}

interface FactsProps {
  row: PartPayment;
  rowsWithId?: readonly PartPayment[] | undefined;
  listName?: string;
}

function Facts({ row, rowsWithId = [], listName = 'The list' }: FactsProps) {
  const { job_id } = row;
  const transactions = useTransactionsOf('job_id', job_id, row);
  return (
    <>
      {rowsWithId.length > 1 ? (
        <>
          <p className="mb-3 text-body">
            {listName} has {formatCount(rowsWithId.length)} part-payments of this project.
          </p>
          {rowsWithId.map((one, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: nothing else tells these rows apart
            <div key={index} className="mb-5">
              <Receipt row={one} />
            </div>
          ))}
        </>
      ) : (
        <Receipt row={row} />
      )}
      {transactions !== null && (
        <PanelSection title="Transactions of the project">
          <RelatedPayments what="The transactions of the project" {...transactions} />
        </PanelSection>
      )}
      {job_id !== null && (
        <NotesSection kind="job" id={job_id} name={`Job ${job_id}`} look="plain" />
      )}
      {job_id !== null && <DecisionHistory id={job_id} />}
    </>
  );
}

function Receipt({ row }: { row: PartPayment }) {
  const { job_id, artisan_id, client_id, part_payment_status: status } = row;
  const isPaid = isPaidOrNoStatus(status);
  return (
    <ReceiptArticle
      title={isPaid ? 'Part-payment receipt' : 'Part-payment'}
      record={{
        kind: 'part-payment',
        reference: job_id,
        requestedAt: row.requested_at,
        amount: row.part_payment_amount,
        isPaid,
      }}
    >
      <LinkLine label="Project ID" name={job_id} target={toJob(job_id)} />
      <LinkLine label="Artisan name" name={row.artisan_name} target={toArtisan(artisan_id)} />
      <LinkLine label="Client" target={toClient(client_id)} />
      <ReceiptLine label="Project Amount" amount={row.job_amount} />
      {row.paid_before !== null && <ReceiptLine label="Paid before" amount={row.paid_before} />}
      <ReceiptLine label={deadlineLabel} date={row.job_deadline} />
      <ReceiptLine label="Status" status={status} />
    </ReceiptArticle>
  );
}
