import { noLocation } from '../person.ts';
import { id, status, text } from './list.ts';

/** Returns the columns of every list of people. @param nameHeader the header of the names */
export const peopleColumns = (nameHeader: string) =>
  ({
    id: id('ID'),
    name: text(nameHeader),
    location: { ...text('Location'), missing: noLocation },
    email: { header: 'Contact Info', kind: 'email' },
    status: status('Status'),
  }) as const;
