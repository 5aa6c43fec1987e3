// Generated from openapi/admin.yaml and openapi/extensions.yaml by `npm run generate`. Do not edit.

import { count, id, text } from '../read-fields.ts';
import { moment } from '../read-values.ts';

/** The readers of the fields of Flag. */
export const flagFields = {
  kind: text,
  id,
  reason: text,
  by: text,
  at: moment,
  version: count,
};
