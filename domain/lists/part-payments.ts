import { day, id, type List, money, recordSizes, status, sumNames, text } from './list.ts';

const columns = {
  job_id: id('Project ID'),
  artisan_name: text('Artisan name'),
  job_amount: money('Project Amount'),
  part_payment_amount: { ...money('Part Payment'), sums: sumNames },
  job_deadline: day('Date'),
  part_payment_status: status('Status'),
} as const;

/** The part-payments that wait for a decision, the oldest request first. */
export const pendingPartPaymentList = {
  columns: { ...columns, requested_at: day('Requested') },
  sizes: recordSizes,
  sort: { column: 'requested_at', descending: false },
} as const satisfies List;

/** The part-payments that were approved and paid. */
export const paidPartPaymentList = {
  columns,
  sizes: recordSizes,
  sort: { column: 'job_deadline', descending: true },
} as const satisfies List;
