import { type List, peopleSizes } from './list.ts';
import { peopleColumns } from './people.ts';

/** The list of all artisans. */
export const artisanList = {
  columns: peopleColumns('Artisan'),
  sizes: peopleSizes,
  contacts: 'artisan',
} as const satisfies List;
