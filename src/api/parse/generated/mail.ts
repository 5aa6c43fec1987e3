// Generated from openapi/admin.yaml and openapi/extensions.yaml by `npm run generate`. Do not edit.

import { id, text } from '../read-fields.ts';
import { moment } from '../read-values.ts';

/** The readers of the fields of Mail. */
export const mailFields = {
  id,
  to: text,
  subject: text,
  text,
  state: text,
  detail: text,
  by: text,
  created_at: moment,
  finished_at: moment,
};
