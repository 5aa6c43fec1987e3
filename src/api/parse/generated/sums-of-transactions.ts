// Generated from openapi/admin.yaml and openapi/extensions.yaml by `npm run generate`. Do not edit.

import { record } from '../read-fields.ts';
import { rowSumFields } from './row-sum.ts';

/** The readers of the fields of SumsOfTransactions. */
export const sumsOfTransactionsFields = {
  paid_in: record(rowSumFields),
  paid_out: record(rowSumFields),
  left_out: record(rowSumFields),
};
