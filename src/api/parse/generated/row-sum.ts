// Generated from openapi/admin.yaml and openapi/extensions.yaml by `npm run generate`. Do not edit.

import { count } from '../read-fields.ts';
import { amount } from '../read-values.ts';

/** The readers of the fields of RowSum. */
export const rowSumFields = {
  rows: count,
  total: amount,
};
