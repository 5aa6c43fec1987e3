// Generated from openapi/admin.yaml and openapi/extensions.yaml by `npm run generate`. Do not edit.

import { count, id, text } from '../read-fields.ts';

/** The readers of the fields of ContentItem. */
export const contentItemFields = {
  id,
  name: text,
  description: text,
  version: count,
};
