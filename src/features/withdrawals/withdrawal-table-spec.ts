import { recordSizes } from '../../lib/address/page-sizes.ts';
import type { TableSpec } from '../../lib/address/table-state.ts';

const shared = { prefix: '', rowId: 'id', sizes: recordSizes } as const;

/** The search params of the table of requests. The oldest request comes first. */
export const requestTableSpec = {
  ...shared,
  filters: ['status', 'available_amount', 'withdrawal_amount', 'start_date'],
  ranges: { available_amount: 'amounts', withdrawal_amount: 'amounts', start_date: 'days' },
  sortable: ['id', 'artisan_name', 'available_amount', 'withdrawal_amount', 'start_date', 'status'],
  sort: { column: 'start_date', descending: false },
} as const satisfies TableSpec;

/** The search params of the table of approved withdrawals. */
export const historyTableSpec = {
  ...shared,
  filters: ['payment_status', 'available_amount', 'amount', 'created_at'],
  ranges: { available_amount: 'amounts', amount: 'amounts', created_at: 'days' },
  sortable: ['id', 'artisan_name', 'available_amount', 'amount', 'created_at', 'payment_status'],
  sort: { column: 'created_at', descending: true },
} as const satisfies TableSpec;
