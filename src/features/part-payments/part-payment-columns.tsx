import type { PartPayment } from '../../api/part-payments.ts';
import {
  type Column,
  idColumn,
  statusColumn,
  textColumn,
} from '../../components/data-table/column.tsx';
import {
  dateColumn,
  moneyColumn,
  notPaidWords,
  oneSum,
} from '../../components/data-table/record-columns.tsx';
import { LinkedId } from '../../components/row-link/linked-id.tsx';
import { linkedColumn, toArtisan, toJob } from '../../components/row-link/named-links.tsx';
import { isPaid } from '../../lib/values/transaction-types.ts';
import { isUndecided } from './part-payment-state.ts';

/**
 * The columns of part-payments.
 *
 * @param sum which of them the sum adds up, in words and as a rule, and what is said of the others
 */
const columnsSumming = (
  ...sum: [of: string, belongs: (row: PartPayment) => boolean, leftOut?: (rows: number) => string]
): readonly Column<PartPayment>[] => [
  {
    ...idColumn({ id: 'job_id', header: 'Project ID' }, (row) => row.job_id),
    cell: ({ job_id }) => <LinkedId id={job_id} target={toJob(job_id)} />,
  },
  linkedColumn(
    textColumn(
      { id: 'artisan_name', header: 'Artisan name', className: 'max-w-64 font-strong' },
      (row) => row.artisan_name,
    ),
    (row) => toArtisan(row.artisan_id),
  ),
  moneyColumn({ id: 'job_amount', header: 'Project Amount' }, (row) => row.job_amount),
  moneyColumn(
    {
      id: 'part_payment_amount',
      header: 'Part Payment',
      totals: oneSum('Total Part Payment', ...sum),
    },
    (row) => row.part_payment_amount,
  ),
  dateColumn({ id: 'job_deadline', header: 'Date' }, (row) => row.job_deadline),
  statusColumn({ id: 'part_payment_status', header: 'Status' }, (row) => row.part_payment_status),
];

/** Part-payments that wait. */
export const pendingColumns = columnsSumming('awaiting a decision', isUndecided);

/** Part-payments of the history; a host may list some whose payment failed. */
export const paidColumns = columnsSumming(
  'approved or paid',
  ({ part_payment_status: status }) => status === null || isPaid(status),
  notPaidWords,
);
