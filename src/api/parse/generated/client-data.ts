// Generated from openapi/admin.yaml and openapi/extensions.yaml by `npm run generate`. Do not edit.

import { record } from '../read-fields.ts';
import { clientFields } from './client.ts';

/** The readers of the fields of ClientData. */
export const clientDataFields = {
  client: record(clientFields),
};
