// Generated from openapi/admin.yaml and openapi/extensions.yaml by `npm run generate`. Do not edit.

import { flag, id, text } from '../read-fields.ts';
import { moment } from '../read-values.ts';

/** The readers of the fields of Note. */
export const noteFields = {
  id,
  text,
  by: text,
  is_own: flag,
  at: moment,
  withdrawn_at: moment,
};
