// Generated from openapi/admin.yaml and openapi/extensions.yaml by `npm run generate`. Do not edit.

import { count, text } from '../read-fields.ts';

/** The readers of the fields of About. */
export const aboutFields = {
  about: text,
  version: count,
};
