import { recordSizes } from '../../lib/address/page-sizes.ts';
import type { TableSpec } from '../../lib/address/table-state.ts';

/** Returns the search params of a transaction table. The prefix separates it from another table on the page. */
export function transactionTableSpec<Prefix extends string>(prefix: Prefix) {
  return {
    prefix,
    filters: ['type', 'payment_status', 'date', 'amount'],
    ranges: { date: 'days', amount: 'amounts' },
    sortable: [
      'id',
      'artisan_name',
      'client_name',
      'service_type',
      'date',
      'type',
      'description',
      'amount',
      'payment_status',
    ],
    sizes: recordSizes,
    sort: { column: 'date', descending: true },
  } satisfies TableSpec<Prefix>;
}
