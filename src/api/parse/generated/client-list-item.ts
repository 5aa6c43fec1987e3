// Generated from openapi/admin.yaml and openapi/extensions.yaml by `npm run generate`. Do not edit.

import { id, place, text } from '../read-fields.ts';

/** The readers of the fields of ClientListItem. */
export const clientListItemFields = {
  id,
  first_name: text,
  last_name: text,
  email: text,
  phone_number: text,
  ward: place,
  lga: place,
  state: place,
  status: text,
};
