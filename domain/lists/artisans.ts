import { type List, peopleSizes } from './list.ts';
import { peopleColumns } from './people.ts';

export const artisanList = {
  columns: peopleColumns('Artisan'),
  sizes: peopleSizes,
  contacts: 'artisan',
} as const satisfies List;
