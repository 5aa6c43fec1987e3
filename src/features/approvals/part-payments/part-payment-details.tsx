import type { PartPayment } from '../../../api/part-payments.ts';
import { LinkedId } from '../../../components/row-link/linked-id.tsx';
import { NamedLink, toArtisan } from '../../../components/row-link/named-links.tsx';
import { toJob } from '../../../components/row-link/record-links.ts';
import { RecordHistory } from '../../../components/timeline/record-history.tsx';
import { DateText } from '../../../components/ui/date-text.tsx';
import { LargeDialog } from '../../../components/ui/large-dialog.tsx';
import { Money } from '../../../components/ui/money.tsx';
import { ReceiptLine } from '../../../components/ui/receipt-line.tsx';
import { StatusPill } from '../../../components/ui/status-pill.tsx';
import { deadlineLabel } from './part-payment-columns.tsx';

interface PartPaymentDetailsProps {
  row: PartPayment;
  onClose: () => void;
}

/** The details of one part-payment, with links to its job and artisan, and its history if the host offers it. */
export function PartPaymentDetails({ row, onClose }: PartPaymentDetailsProps) {
  const { job_id, artisan_id, artisan_name } = row;
  return (
    <LargeDialog title={`Part-payment for project ${job_id ?? 'without id'}`} onClose={onClose}>
      <dl className="mx-auto max-w-[520px]">
        <ReceiptLine label="Project ID">
          <LinkedId id={job_id} target={toJob(job_id)} />
        </ReceiptLine>
        <ReceiptLine label="Artisan name">
          <NamedLink target={toArtisan(artisan_id)} className="hover:underline">
            {artisan_name}
          </NamedLink>
        </ReceiptLine>
        <ReceiptLine label="Project Amount">
          <Money amount={row.job_amount} />
        </ReceiptLine>
        <ReceiptLine label="Part Payment">
          <Money amount={row.part_payment_amount} />
        </ReceiptLine>
        <ReceiptLine label={deadlineLabel}>
          <DateText value={row.job_deadline} />
        </ReceiptLine>
        <ReceiptLine label="Status">
          <StatusPill status={row.part_payment_status} />
        </ReceiptLine>
      </dl>
      {job_id !== null && <RecordHistory kind="part-payment" id={job_id} look="plain" />}
    </LargeDialog>
  );
}
