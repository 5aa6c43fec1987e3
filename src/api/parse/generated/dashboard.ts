// Generated from openapi/admin.yaml and openapi/extensions.yaml by `npm run generate`. Do not edit.

import { count } from '../read-fields.ts';
import { amount } from '../read-values.ts';

/** The readers of the fields of Dashboard. */
export const dashboardFields = {
  total_revenue: amount,
  total_withdrawal: amount,
  total_jobs: count,
  total_customer: count,
  ongoing_jobs: count,
  artisan: count,
  rejected_jobs: count,
  completed_jobs: count,
  clients: count,
};
