import { type List, recordSizes } from './list.ts';
import { peopleColumns } from './people.ts';

/** The artisans who wait for verification. */
export const verificationList = {
  columns: {
    ...peopleColumns('Artisan name'),
    level: { header: 'Current Level', kind: 'number' },
  },
  sizes: recordSizes,
  contacts: 'artisan',
} as const satisfies List;
