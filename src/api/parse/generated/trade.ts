// Generated from openapi/admin.yaml and openapi/extensions.yaml by `npm run generate`. Do not edit.

import { record, text } from '../read-fields.ts';
import { tradeCategoryFields } from './trade-category.ts';

/** The readers of the fields of Trade. */
export const tradeFields = {
  trade_name: text,
  category: record(tradeCategoryFields),
};
