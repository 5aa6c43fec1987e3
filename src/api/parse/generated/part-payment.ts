// Generated from openapi/admin.yaml and openapi/extensions.yaml by `npm run generate`. Do not edit.

import { id, queueStatus, text } from '../read-fields.ts';
import { amount, moment } from '../read-values.ts';

/** The readers of the fields of PartPayment. */
export const partPaymentFields = {
  id,
  job_id: id,
  artisan_id: id,
  artisan_name: text,
  client_id: id,
  job_amount: amount,
  part_payment_amount: amount,
  job_deadline: moment,
  requested_at: moment,
  paid_before: amount,
  part_payment_status: queueStatus,
  version: text,
};
