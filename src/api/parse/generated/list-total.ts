// Generated from openapi/admin.yaml and openapi/extensions.yaml by `npm run generate`. Do not edit.

import { count, flag } from '../read-fields.ts';

/** The readers of the fields of ListTotal. */
export const listTotalFields = {
  count,
  is_exact: flag,
};
