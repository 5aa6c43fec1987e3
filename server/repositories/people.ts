/** What the lists of artisans and of clients have in common. */
import type { artisans, clients } from '../db/schema/people.ts';
import { locationCell, nameCell } from '../export/columns.ts';

type People = typeof artisans | typeof clients;

/** The fields of a person in a list. */
export const personFields = <T extends People>(people: T) => ({
  id: people.id,
  first_name: people.firstName,
  last_name: people.lastName,
  email: people.email,
  phone_number: people.phoneNumber,
  ward: people.ward,
  lga: people.lga,
  state: people.state,
  status: people.status,
});

/** How the database has a list of people, newest first. */
export const peopleTable = (people: People) => ({
  table: people,
  key: people.id,
  columns: {
    id: people.id,
    name: people.nameKey,
    location: people.locationKey,
    email: people.emailKey,
    status: { order: people.statusKey, written: people.status },
  },
  newest: people.id,
  text: people.searchText,
  contactText: people.contactText,
  keyOf: ({ id }: { id: number }) => id,
});

/** The values of a file that are no field of a person. */
export const personCells = {
  name: (row: { first_name: string | null; last_name: string | null }) =>
    nameCell(row.first_name, row.last_name),
  location: locationCell,
};
