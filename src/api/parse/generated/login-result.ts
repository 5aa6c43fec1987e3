// Generated from openapi/admin.yaml and openapi/extensions.yaml by `npm run generate`. Do not edit.

import { flag, record, text } from '../read-fields.ts';
import { loginUserFields } from './login-user.ts';

/** The readers of the fields of LoginResult. */
export const loginResultFields = {
  access_token: text,
  user: record(loginUserFields),
  must_change_password: flag,
};
