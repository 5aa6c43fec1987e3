import { paidPartPaymentList } from '../../../../domain/lists/part-payments.ts';
import type { PartPayment } from '../../../api/part-payments.ts';
import { paidSum, recordColumns } from '../../../components/data-table/record-columns.tsx';
import { RowMark } from '../../../components/notes/row-mark.tsx';
import { LinkedId } from '../../../components/row-link/linked-id.tsx';
import { linkedText, toArtisan, toJob } from '../../../components/row-link/named-links.tsx';

/** The label of the date of a part-payment. */
export const deadlineLabel = 'Deadline of the job';

/** The cells that the queue and the history of part-payments have in common. */
export const partPaymentCells = {
  job_id: {
    cell: ({ job_id }: PartPayment) => (
      <span className="inline-flex items-center gap-1">
        <LinkedId id={job_id} target={toJob(job_id)} />
        <RowMark kind="job" id={job_id} />
      </span>
    ),
  },
  artisan_name: {
    className: 'max-w-80 font-strong',
    cell: linkedText(
      (row: PartPayment) => row.artisan_name,
      (row) => toArtisan(row.artisan_id),
    ),
  },
  job_deadline: { headerTip: deadlineLabel },
};

/** The columns of Part Payment History. */
export const paidColumns = recordColumns<PartPayment>()(paidPartPaymentList, {
  ...partPaymentCells,
  part_payment_amount: {
    totals: paidSum('Total Part Payment', ({ part_payment_status }) => part_payment_status),
  },
});
