// Generated from openapi/admin.yaml and openapi/extensions.yaml by `npm run generate`. Do not edit.

import { text } from '../read-fields.ts';
import { amount } from '../read-values.ts';

/** The readers of the fields of CurrentRequest. */
export const currentRequestFields = {
  amount,
  whole: amount,
  paid_before: amount,
  status: text,
  version: text,
};
