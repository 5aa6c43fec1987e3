// Generated from openapi/admin.yaml and openapi/extensions.yaml by `npm run generate`. Do not edit.

import { latestTransaction } from '../latest-transaction.ts';
import { count, record } from '../read-fields.ts';
import { amount } from '../read-values.ts';
import { tradesmanDataFields } from './tradesman-data.ts';

/** The readers of the fields of ArtisanDetail. */
export const artisanDetailFields = {
  total_revenue: amount,
  total_withdrawal: amount,
  total_clients: count,
  total_jobs: count,
  latest_transaction: latestTransaction,
  completed_jobs: count,
  tradesman_data: record(tradesmanDataFields),
  available_amount: amount,
};
