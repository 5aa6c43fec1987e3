import { paidPartPaymentList } from '../../../../domain/lists/part-payments.ts';
import { partPaymentQueue } from '../../../api/money-queues.ts';
import type { PartPayment } from '../../../api/part-payments.ts';
import { paidSum, recordColumns } from '../../../components/data-table/record-columns.tsx';
import { LinkedId } from '../../../components/row-link/linked-id.tsx';
import { linkedText, toArtisan } from '../../../components/row-link/named-links.tsx';
import { toPartPayment } from '../../../components/row-link/record-links.ts';

export const deadlineLabel = 'Deadline of the job';

/** The id of the job of a part-payment, as a link to the record of the part-payment in its list. */
export function ProjectId({ row, isPaid }: { row: PartPayment; isPaid: boolean }) {
  return (
    <LinkedId
      id={row.job_id}
      target={toPartPayment(partPaymentQueue.idOf(row), isPaid)}
      noted="job"
    />
  );
}

/** Returns the cells that the queue and the history of part-payments share, with `isPaid` for the history. */
export const partPaymentCells = (isPaid: boolean) => ({
  job_id: { cell: (row: PartPayment) => <ProjectId row={row} isPaid={isPaid} /> },
  artisan_name: {
    className: 'max-w-80 font-strong',
    cell: linkedText(
      (row: PartPayment) => row.artisan_name,
      (row) => toArtisan(row.artisan_id),
    ),
  },
  job_deadline: { headerTip: deadlineLabel },
});

/** The columns of Part Payment History. */
export const paidColumns = recordColumns<PartPayment>()(paidPartPaymentList, {
  ...partPaymentCells(true),
  part_payment_amount: {
    totals: paidSum('Total Part Payment', ({ part_payment_status }) => part_payment_status),
  },
});
