/** The parts that the lists of artisans and of clients share. */
import type { artisans, clients } from '../db/schema/people.ts';
import { locationCell, nameCell } from '../export/columns.ts';

type People = typeof artisans | typeof clients;

/** The fields of a person in a list, as the contract has them. */
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

/** The part of a ListDefinition that both lists share. */
export const peopleSource = (people: People) => ({
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

/** The values of columns in a file that are not fields of a person. */
export const personCells = {
  name: (row: { first_name: string | null; last_name: string | null }) =>
    nameCell(row.first_name, row.last_name),
  location: locationCell,
};
