import { paidPartPaymentList } from '../../../../domain/lists/part-payments.ts';
import { isPaid } from '../../../../domain/transaction-types.ts';
import type { PartPayment } from '../../../api/part-payments.ts';
import {
  notPaidWords,
  oneSum,
  recordColumns,
} from '../../../components/data-table/record-columns.tsx';
import { LinkedId } from '../../../components/row-link/linked-id.tsx';
import { linkedText, toArtisan, toJob } from '../../../components/row-link/named-links.tsx';

/** What the date of a part-payment is. */
export const deadlineWords = 'Deadline of the job';

/** The cells of every list of part-payments. */
export const partPaymentCells = {
  job_id: {
    cell: ({ job_id }: PartPayment) => <LinkedId id={job_id} target={toJob(job_id)} />,
  },
  artisan_name: {
    className: 'max-w-80 font-strong',
    cell: linkedText(
      (row: PartPayment) => row.artisan_name,
      (row) => toArtisan(row.artisan_id),
    ),
  },
  job_deadline: { headerTip: deadlineWords },
};

/** The columns of Part Payment History, where some hosts also list failed payments. */
export const paidColumns = recordColumns<PartPayment>()(paidPartPaymentList, {
  ...partPaymentCells,
  part_payment_amount: {
    totals: oneSum(
      'Total Part Payment',
      'approved or paid',
      ({ part_payment_status: status }) => status === null || isPaid(status),
      notPaidWords,
    ),
  },
});
