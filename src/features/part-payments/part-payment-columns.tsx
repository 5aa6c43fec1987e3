import type { PartPayment } from '../../api/part-payments.ts';
import {
  type Column,
  dateColumn,
  idColumn,
  moneyColumn,
  statusColumn,
  textColumn,
} from '../../components/data-table/column.tsx';

/** The columns that the queue and the history have in common. */
export const partPaymentColumns: readonly Column<PartPayment>[] = [
  idColumn({ id: 'job_id', header: 'Project ID' }, (row) => row.job_id),
  textColumn(
    { id: 'artisan_name', header: 'Artisan name', className: 'max-w-64 font-strong' },
    (row) => row.artisan_name,
  ),
  moneyColumn({ id: 'job_amount', header: 'Project Amount' }, (row) => row.job_amount),
  moneyColumn(
    { id: 'part_payment_amount', header: 'Part Payment', summed: true },
    (row) => row.part_payment_amount,
  ),
  dateColumn({ id: 'job_deadline', header: 'Date' }, (row) => row.job_deadline),
  statusColumn({ id: 'part_payment_status', header: 'Status' }, (row) => row.part_payment_status),
];
