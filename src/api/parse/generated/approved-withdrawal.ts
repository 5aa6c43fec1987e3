// Generated from openapi/admin.yaml and openapi/extensions.yaml by `npm run generate`. Do not edit.

import { id, record, text } from '../read-fields.ts';
import { amount, moment } from '../read-values.ts';
import { payeeFields } from './payee.ts';

/** The readers of the fields of ApprovedWithdrawal. */
export const approvedWithdrawalFields = {
  id,
  artisan_id: id,
  amount,
  available_amount: amount,
  created_at: moment,
  payment_status: text,
  tradesman: record(payeeFields),
};
