import { type List, peopleSizes } from './list.ts';
import { peopleColumns } from './people.ts';

export const clientList = {
  columns: peopleColumns('Client'),
  sizes: peopleSizes,
  contacts: 'client',
} as const satisfies List;
