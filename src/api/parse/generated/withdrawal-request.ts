// Generated from openapi/admin.yaml and openapi/extensions.yaml by `npm run generate`. Do not edit.

import { id, queueStatus, text } from '../read-fields.ts';
import { amount, moment } from '../read-values.ts';

/** The readers of the fields of WithdrawalRequest. */
export const withdrawalRequestFields = {
  id,
  artisan_id: id,
  artisan_name: text,
  available_amount: amount,
  withdrawal_amount: amount,
  start_date: moment,
  status: queueStatus,
  version: text,
};
