import { peopleSizes } from './page-sizes.ts';
import type { TableSpec } from './table-state.ts';

/** The search params of a list of people. */
export const peopleTableSpec = {
  prefix: '',
  filters: ['status'],
  sortable: ['id', 'name', 'location', 'email', 'status'],
  sizes: peopleSizes,
} as const satisfies TableSpec;
