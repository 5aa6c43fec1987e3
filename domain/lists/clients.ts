import { type List, peopleSizes } from './list.ts';
import { peopleColumns } from './people.ts';

/** The list of all clients. */
export const clientList = {
  columns: peopleColumns('Client'),
  sizes: peopleSizes,
  contacts: 'client',
} as const satisfies List;
