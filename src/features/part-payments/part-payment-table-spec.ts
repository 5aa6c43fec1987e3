import { recordSizes } from '../../lib/address/page-sizes.ts';
import type { TableSpec } from '../../lib/address/table-state.ts';

const shared = {
  prefix: '',
  filters: ['part_payment_status', 'job_amount', 'part_payment_amount', 'job_deadline'],
  ranges: { job_amount: 'amounts', part_payment_amount: 'amounts', job_deadline: 'days' },
  sortable: [
    'job_id',
    'artisan_name',
    'job_amount',
    'part_payment_amount',
    'job_deadline',
    'part_payment_status',
  ],
  sizes: recordSizes,
} as const;

/** The search params of the queue of part-payments. The oldest request comes first. */
export const pendingTableSpec = {
  ...shared,
  filters: [...shared.filters, 'requested_at'],
  ranges: { ...shared.ranges, requested_at: 'days' },
  sortable: [...shared.sortable, 'requested_at'],
  sort: { column: 'requested_at', descending: false },
} as const satisfies TableSpec;

/** The search params of the list of paid part-payments. */
export const paidTableSpec = {
  ...shared,
  sort: { column: 'job_deadline', descending: true },
} as const satisfies TableSpec;
