// Generated from openapi/admin.yaml and openapi/extensions.yaml by `npm run generate`. Do not edit.

import { id, text } from '../read-fields.ts';
import { amount, moment } from '../read-values.ts';

/** The readers of the fields of Job. */
export const jobFields = {
  job_id: id,
  client_id: id,
  client_name: text,
  artisan_id: id,
  artisan_name: text,
  service_type: text,
  job_description: text,
  start_date: moment,
  due_date: moment,
  amount,
  job_status: text,
  date_created: moment,
  payment: amount,
  part_payment: amount,
};
