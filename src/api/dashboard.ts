import { keys } from './cache/keys.ts';
import { recordQuery } from './cache/record-query.ts';
import { getDashboard } from './generated/dashboard.ts';
import { type Clean, count, fields } from './reading/read-fields.ts';
import { amount } from './reading/read-values.ts';
import type { Schemas } from './reading/schemas.ts';

const dashboard = fields<Schemas['Dashboard']>()({
  total_revenue: amount,
  total_withdrawal: amount,
  total_jobs: count,
  total_customer: count,
  ongoing_jobs: count,
  artisan: count,
  rejected_jobs: count,
  completed_jobs: count,
  clients: count,
});

/** The headline figures. Null if the host does not send one; amounts are in kobo. */
export type Dashboard = Clean<typeof dashboard>;

export const dashboardQuery = recordQuery(keys.dashboard, 'getDashboard', dashboard, getDashboard);
