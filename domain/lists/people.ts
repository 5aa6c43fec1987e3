import { id, status, text } from './list.ts';

/** Returns the columns of every list of people. */
export const peopleColumns = (name: string) =>
  ({
    id: id('ID'),
    name: text(name),
    location: text('Location'),
    email: { header: 'Contact Info', kind: 'email' },
    status: status('Status'),
  }) as const;
