import { recordSizes } from '../../lib/address/page-sizes.ts';
import type { TableSpec } from '../../lib/address/table-state.ts';

/** What the Verification table may have in the address. */
export const verificationTableSpec = {
  prefix: '',
  filters: ['status'],
  sortable: ['id', 'name', 'location', 'email', 'status', 'level'],
  sizes: recordSizes,
} as const satisfies TableSpec;
