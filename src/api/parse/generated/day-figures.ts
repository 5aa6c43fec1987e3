// Generated from openapi/admin.yaml and openapi/extensions.yaml by `npm run generate`. Do not edit.

import { count } from '../read-fields.ts';
import { amount, moment } from '../read-values.ts';

/** The readers of the fields of DayFigures. */
export const dayFiguresFields = {
  day: moment,
  revenue: amount,
  paid_out: amount,
  agreed_jobs: count,
};
