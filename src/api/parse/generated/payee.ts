// Generated from openapi/admin.yaml and openapi/extensions.yaml by `npm run generate`. Do not edit.

import { record } from '../read-fields.ts';
import { payeeUserFields } from './payee-user.ts';

/** The readers of the fields of Payee. */
export const payeeFields = {
  user: record(payeeUserFields),
};
