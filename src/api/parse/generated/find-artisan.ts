// Generated from openapi/admin.yaml and openapi/extensions.yaml by `npm run generate`. Do not edit.

import { record, text } from '../read-fields.ts';
import { amount } from '../read-values.ts';
import { tradeFields } from './trade.ts';

/** The readers of the fields of FindArtisan. */
export const findArtisanFields = {
  trade: record(tradeFields),
  scope_2: text,
  budget_min: amount,
  budget_max: amount,
};
