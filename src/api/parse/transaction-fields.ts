import { fields, id, text } from './read-fields.ts';
import { amount, moment } from './read-values.ts';
import type { Schemas } from './schemas.ts';

/** The fields of a transaction, in lists and inside a person's record. */
export const transactionFields = fields<Schemas['Transaction']>()({
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
});
