import { id, place, text } from './read-fields.ts';

/** The fields of every list of people. */
export const personFields = {
  id,
  first_name: text,
  last_name: text,
  email: text,
  ward: place,
  lga: place,
  state: place,
  status: text,
};

/** The fields of the lists of all artisans and all clients. */
export const listedPersonFields = { ...personFields, phone_number: text };
