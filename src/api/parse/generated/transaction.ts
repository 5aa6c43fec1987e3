// Generated from openapi/admin.yaml and openapi/extensions.yaml by `npm run generate`. Do not edit.

import { id, text } from '../read-fields.ts';
import { amount, moment } from '../read-values.ts';

/** The readers of the fields of Transaction. */
export const transactionFields = {
  id,
  artisan_id: id,
  artisan_name: text,
  client_id: id,
  client_name: text,
  job_id: id,
  withdrawal_id: id,
  service_type: text,
  date: moment,
  start_date: moment,
  type: text,
  description: text,
  amount,
  payment_status: text,
};
