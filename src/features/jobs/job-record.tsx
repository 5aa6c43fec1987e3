import { useMemo } from 'react';
import type { Job } from '../../api/jobs.ts';
import { type LoadState, useRead } from '../../api/lists/use-read.ts';
import { partPaymentQueue } from '../../api/money-queues.ts';
import {
  type PartPayment,
  paidPartPaymentsHostList,
  pendingPartPaymentsQuery,
} from '../../api/part-payments.ts';
import { ShareBar } from '../../components/figures/share-bar.tsx';
import { NotesSection } from '../../components/notes/notes-section.tsx';
import {
  LinkLine,
  PanelSection,
  type RelatedPayment,
  RelatedPayments,
} from '../../components/record-panel/facts.tsx';
import { RecordPanel } from '../../components/record-panel/record-panel.tsx';
import type { RecordProps } from '../../components/record-panel/use-record-table-props.tsx';
import { useRowsById } from '../../components/record-panel/use-rows-by-id.ts';
import { useTransactionsOf } from '../../components/record-panel/use-transactions-of.ts';
import { toArtisan, toClient } from '../../components/row-link/named-links.tsx';
import { toPartPayment } from '../../components/row-link/record-links.ts';
import { RecordHistory } from '../../components/timeline/record-history.tsx';
import { Money } from '../../components/ui/money.tsx';
import { ReceiptLine } from '../../components/ui/receipt-line.tsx';
import { findRows } from '../../lib/row-index/row-source.ts';
import { formatMoney, subtract } from '../../lib/values/money.ts';
import { jobIdOf } from './job-table.tsx';

/** The panel of a job, with the payments that belong to it. */
export function JobRecord(props: RecordProps<Job>) {
  const { openId } = props;
  return (
    <RecordPanel {...props} word="job" title={`Job ${openId}`} listName="Jobs" idOf={jobIdOf}>
      {(job) => <JobFacts key={openId} job={job} id={openId} />}
    </RecordPanel>
  );
}

function JobFacts({ job, id }: { job: Job; id: string }) {
  const partPayments = usePartPaymentsOf(id);
  const transactions = useTransactionsOf('job_id', id, job);
  return (
    <>
      <p className="text-card-title font-bold">{job.job_description ?? 'NIL'}</p>
      <PaidOfPrice job={job} />
      <dl className="mt-3">
        <LinkLine label="Client" name={job.client_name} target={toClient(job.client_id)} />
        <LinkLine label="Artisan" name={job.artisan_name} target={toArtisan(job.artisan_id)} />
        <ReceiptLine label="Service Type">{job.service_type ?? 'NIL'}</ReceiptLine>
        <ReceiptLine label="Date Created" date={job.date_created} />
        <ReceiptLine label="Start Date" date={job.start_date} />
        <ReceiptLine label="Due Date" date={job.due_date} />
        <ReceiptLine label="Status" status={job.job_status} />
      </dl>
      <PanelSection title="Part-payments">
        <RelatedPayments what="The part-payments" read={partPayments} />
      </PanelSection>
      {transactions !== null && (
        <PanelSection title="Transactions">
          <RelatedPayments what="The transactions" {...transactions} />
        </PanelSection>
      )}
      <NotesSection kind="job" id={id} name={`Job ${id}`} look="plain" />
      <RecordHistory kind="part-payment" id={id} look="plain" />
    </>
  );
}

/** The paid amount and the price, with a bar; only the price if the host does not send the paid amount. */
function PaidOfPrice({ job: { payment, amount } }: { job: Job }) {
  const unpaid = amount === null || payment === null ? null : subtract(amount, payment);
  return (
    <>
      <p className="mt-2 text-body text-text-2">
        {payment !== null && (
          <>
            <Money amount={payment} className="font-strong text-text" /> paid of{' '}
          </>
        )}
        <Money amount={amount} className="font-strong text-text" />
      </p>
      {payment !== null && unpaid !== null && (
        <ShareBar
          label={`${formatMoney(payment)} of ${formatMoney(amount)} is paid`}
          parts={[
            [payment, 'bg-accent'],
            [unpaid, 'bg-surface-3'],
          ]}
        />
      )}
    </>
  );
}

function usePartPaymentsOf(jobId: string): LoadState<readonly RelatedPayment[]> {
  const pending = useRead(pendingPartPaymentsQuery);
  const paid = useRowsById(paidPartPaymentsHostList, jobId, jobIdOf);
  const payments = useMemo(() => {
    if (pending.data === undefined || paid.data === undefined) return;
    return [
      ...findRows(pending.data, (row) => row.job_id === jobId).map((row) => paymentOf(row, false)),
      ...paid.data.map((row) => paymentOf(row, true)),
    ];
  }, [jobId, pending.data, paid.data]);
  return {
    data: payments,
    error: pending.error ?? paid.error,
    isFetching: pending.isFetching || paid.isFetching,
    retry() {
      pending.retry();
      paid.retry();
    },
  };
}

function paymentOf(row: PartPayment, isPaid: boolean): RelatedPayment {
  const target = toPartPayment(partPaymentQueue.idOf(row), isPaid);
  return {
    // People know a part-payment by the id of its job, even if it has an id of its own.
    target: target && { ...target, textWithoutName: `Part-payment for project ${row.job_id}` },
    at: row.requested_at,
    amount: row.part_payment_amount,
    status: row.part_payment_status,
  };
}
