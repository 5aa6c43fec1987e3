// Generated from openapi/admin.yaml and openapi/extensions.yaml by `npm run generate`. Do not edit.

import { text } from '../read-fields.ts';

/** The readers of the fields of PayeeUser. */
export const payeeUserFields = {
  first_name: text,
  last_name: text,
};
