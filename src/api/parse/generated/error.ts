// Generated from openapi/admin.yaml and openapi/extensions.yaml by `npm run generate`. Do not edit.

import { flag, text } from '../read-fields.ts';

/** The readers of the fields of Error. */
export const errorFields = {
  message: text,
  outcome: text,
  must_change_password: flag,
};
