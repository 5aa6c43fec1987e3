// Generated from openapi/admin.yaml and openapi/extensions.yaml by `npm run generate`. Do not edit.

import { record } from '../read-fields.ts';
import { rowSumFields } from './row-sum.ts';

/** The readers of the fields of SumsOfAmounts. */
export const sumsOfAmountsFields = {
  total: record(rowSumFields),
  left_out: record(rowSumFields),
};
