import { recordSizes } from '../../lib/address/page-sizes.ts';
import type { TableSpec } from '../../lib/address/table-state.ts';

/** What the table of approved withdrawals may have in the address. */
export const historyTableSpec = {
  prefix: '',
  filters: ['payment_status'],
  rowId: 'id',
  sortable: ['id', 'artisan_name', 'available_amount', 'amount', 'created_at', 'payment_status'],
  sizes: recordSizes,
  sort: { column: 'created_at', descending: true },
} as const satisfies TableSpec;
