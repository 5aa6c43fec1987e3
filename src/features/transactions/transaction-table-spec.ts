import { recordSizes } from '../../lib/address/page-sizes.ts';
import type { TableSpec } from '../../lib/address/table-state.ts';

/** What a transaction table may have in the address, with a prefix where it shares the page. */
export function transactionTableSpec<Prefix extends string>(prefix: Prefix) {
  return {
    prefix,
    filters: ['type', 'payment_status'],
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
