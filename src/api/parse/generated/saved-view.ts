// Generated from openapi/admin.yaml and openapi/extensions.yaml by `npm run generate`. Do not edit.

import { id, text } from '../read-fields.ts';

/** The readers of the fields of SavedView. */
export const savedViewFields = {
  id,
  screen: text,
  name: text,
  search: text,
};
