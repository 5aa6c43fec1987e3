import { recordSizes } from '../../lib/address/page-sizes.ts';
import type { TableSpec } from '../../lib/address/table-state.ts';

/** The search params of the Verification table. */
export const verificationTableSpec = {
  prefix: '',
  filters: ['status'],
  sortable: ['id', 'name', 'location', 'email', 'status', 'level'],
  sizes: recordSizes,
} as const satisfies TableSpec;
