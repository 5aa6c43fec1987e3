// Generated from openapi/admin.yaml and openapi/extensions.yaml by `npm run generate`. Do not edit.

import { text } from '../read-fields.ts';

/** The readers of the fields of ClientUser. */
export const clientUserFields = {
  first_name: text,
  last_name: text,
  username: text,
  email: text,
  phone_number: text,
};
