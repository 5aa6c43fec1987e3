import { recordSizes } from '../../lib/address/page-sizes.ts';
import type { TableSpec } from '../../lib/address/table-state.ts';

/** Returns the search params of a job table. The prefix separates it from another table on the page. */
export function jobTableSpec<Prefix extends string>(prefix: Prefix) {
  return {
    prefix,
    filters: [
      'service_type',
      'job_status',
      'start_date',
      'due_date',
      'date_created',
      'amount',
      'payment',
      'part_payment',
    ],
    ranges: {
      start_date: 'days',
      due_date: 'days',
      date_created: 'days',
      amount: 'amounts',
      payment: 'amounts',
      part_payment: 'amounts',
    },
    rowId: 'job_id',
    sortable: [
      'job_id',
      'client_name',
      'artisan_name',
      'service_type',
      'job_description',
      'start_date',
      'due_date',
      'amount',
      'job_status',
      'date_created',
      'payment',
      'part_payment',
    ],
    sizes: recordSizes,
    sort: { column: 'start_date', descending: true },
  } satisfies TableSpec<Prefix>;
}
