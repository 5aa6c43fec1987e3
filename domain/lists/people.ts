import { noLocation } from '../person.ts';
import { id, status, text } from './list.ts';

/** Returns the columns of every list of people. */
export const peopleColumns = (name: string) =>
  ({
    id: id('ID'),
    name: text(name),
    location: { ...text('Location'), missing: noLocation },
    email: { header: 'Contact Info', kind: 'email' },
    status: status('Status'),
  }) as const;
