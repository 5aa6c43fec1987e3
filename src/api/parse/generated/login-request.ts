// Generated from openapi/admin.yaml and openapi/extensions.yaml by `npm run generate`. Do not edit.

import { text } from '../read-fields.ts';

/** The readers of the fields of LoginRequest. */
export const loginRequestFields = {
  email: text,
  password: text,
  device_token: text,
};
