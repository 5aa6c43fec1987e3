// Generated from openapi/admin.yaml and openapi/extensions.yaml by `npm run generate`. Do not edit.

import { flag, id, text } from '../read-fields.ts';
import { moment } from '../read-values.ts';

/** The readers of the fields of OwnSession. */
export const ownSessionFields = {
  id,
  is_current: flag,
  user_agent: text,
  address: text,
  started_at: moment,
  last_used_at: moment,
};
