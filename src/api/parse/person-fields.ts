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

export const listedPersonFields = { ...personFields, phone_number: text };
