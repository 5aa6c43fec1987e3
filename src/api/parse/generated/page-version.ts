// Generated from openapi/admin.yaml and openapi/extensions.yaml by `npm run generate`. Do not edit.

import { count, id, text } from '../read-fields.ts';
import { moment } from '../read-values.ts';

/** The readers of the fields of PageVersion. */
export const pageVersionFields = {
  id,
  item_id: id,
  version: count,
  change: text,
  name: text,
  description: text,
  by: text,
  at: moment,
};
