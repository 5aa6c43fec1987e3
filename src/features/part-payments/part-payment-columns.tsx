import type { ReactNode } from 'react';
import { isPaid } from '../../../domain/transaction-types.ts';
import type { PartPayment } from '../../api/part-payments.ts';
import {
  type Column,
  idColumn,
  statusColumn,
  textColumn,
} from '../../components/data-table/column.tsx';
import {
  dateColumn,
  type MoneyTotals,
  moneyColumn,
  notPaidWords,
  oneSum,
} from '../../components/data-table/record-columns.tsx';
import { LinkedId } from '../../components/row-link/linked-id.tsx';
import { linkedColumn, toArtisan, toJob } from '../../components/row-link/named-links.tsx';

/** What the date of a part-payment is. */
export const deadlineWords = 'Deadline of the job';

/**
 * The columns of every list of part-payments.
 *
 * @param totals the sum under the amounts
 * @param amountCell renders the amount; by default, as money
 */
export const partPaymentColumns = (
  totals: MoneyTotals<PartPayment>,
  amountCell?: (row: PartPayment) => ReactNode,
): readonly Column<PartPayment>[] => [
  {
    ...idColumn({ id: 'job_id', header: 'Project ID' }, (row) => row.job_id),
    cell: ({ job_id }) => <LinkedId id={job_id} target={toJob(job_id)} />,
  },
  linkedColumn(
    textColumn(
      { id: 'artisan_name', header: 'Artisan name', className: 'max-w-80 font-strong' },
      (row) => row.artisan_name,
    ),
    (row) => toArtisan(row.artisan_id),
  ),
  moneyColumn({ id: 'job_amount', header: 'Project Amount' }, (row) => row.job_amount),
  moneyColumn(
    { id: 'part_payment_amount', header: 'Part Payment', totals },
    (row) => row.part_payment_amount,
    amountCell,
  ),
  dateColumn(
    { id: 'job_deadline', header: 'Date', headerTip: deadlineWords },
    (row) => row.job_deadline,
  ),
  statusColumn({ id: 'part_payment_status', header: 'Status' }, (row) => row.part_payment_status),
];

/** The columns of Part Payment History, where some hosts also list failed payments. */
export const paidColumns = partPaymentColumns(
  oneSum(
    'Total Part Payment',
    'approved or paid',
    ({ part_payment_status: status }) => status === null || isPaid(status),
    notPaidWords,
  ),
);
