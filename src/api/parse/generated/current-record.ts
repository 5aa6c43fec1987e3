// Generated from openapi/admin.yaml and openapi/extensions.yaml by `npm run generate`. Do not edit.

import { count, text } from '../read-fields.ts';

/** The readers of the fields of CurrentRecord. */
export const currentRecordFields = {
  version: count,
  name: text,
  description: text,
  status: text,
  level: count,
};
