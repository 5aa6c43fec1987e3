import { nameOf, placeOf } from '../export/columns.ts';

interface Person {
  first_name: string | null;
  last_name: string | null;
  ward: string | null;
  lga: string | null;
  state: string | null;
}

/** The values of a file that are no field of a person. */
export const personCells = {
  name: (row: Person) => nameOf(row.first_name, row.last_name),
  location: placeOf,
};
