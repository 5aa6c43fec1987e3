import { recordSizes } from '../../lib/address/page-sizes.ts';
import type { TableSpec } from '../../lib/address/table-state.ts';

/** What the table of requests may have in the address. Whoever waits longest stands first. */
export const requestTableSpec = {
  prefix: '',
  filters: ['status'],
  rowId: 'id',
  sortable: ['id', 'artisan_name', 'available_amount', 'withdrawal_amount', 'start_date', 'status'],
  sizes: recordSizes,
  sort: { column: 'start_date', descending: false },
} as const satisfies TableSpec;
