// Generated from openapi/admin.yaml and openapi/extensions.yaml by `npm run generate`. Do not edit.

import { latestTransaction } from '../latest-transaction.ts';
import { count, record } from '../read-fields.ts';
import { amount } from '../read-values.ts';
import { clientDataFields } from './client-data.ts';

/** The readers of the fields of ClientDetail. */
export const clientDetailFields = {
  total_payment: amount,
  total_artisan: count,
  total_jobs: count,
  latest_transaction: latestTransaction,
  client_data: record(clientDataFields),
};
