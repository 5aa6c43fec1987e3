import { peopleSizes } from './page-sizes.ts';
import type { TableSpec } from './table-state.ts';

/** What a list of people may have in the address. */
export const peopleTableSpec = {
  prefix: '',
  filters: ['status'],
  sortable: ['id', 'name', 'location', 'email', 'status'],
  sizes: peopleSizes,
} as const satisfies TableSpec;
