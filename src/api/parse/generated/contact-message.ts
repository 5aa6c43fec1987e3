// Generated from openapi/admin.yaml and openapi/extensions.yaml by `npm run generate`. Do not edit.

import { id, text } from '../read-fields.ts';
import { moment } from '../read-values.ts';

/** The readers of the fields of ContactMessage. */
export const contactMessageFields = {
  id,
  first_name: text,
  last_name: text,
  phone_number: text,
  email: text,
  read_status: text,
  category: text,
  message: text,
  created_at: moment,
  start_date: moment,
  answer_status: text,
  answered_at: moment,
};
