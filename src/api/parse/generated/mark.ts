// Generated from openapi/admin.yaml and openapi/extensions.yaml by `npm run generate`. Do not edit.

import { count, id, listOf, record } from '../read-fields.ts';
import { flagFields } from './flag.ts';

/** The readers of the fields of Mark. */
export const markFields = {
  id,
  notes: count,
  flags: listOf(record(flagFields)),
};
