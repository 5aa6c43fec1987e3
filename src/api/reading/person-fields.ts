import { id, place, text } from './read-fields.ts';

/** How the fields are read that every list of people has. */
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

/** The same in the lists of all artisans and of all clients. */
export const listedPersonFields = { ...personFields, phone_number: text };
