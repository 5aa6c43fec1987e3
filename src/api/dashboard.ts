import { queryOptions } from '@tanstack/react-query';
import { getDashboard } from './generated/operations.ts';
import { keys } from './keys.ts';
import { readRecord } from './read-answer.ts';
import { amount, type Clean, count, fields } from './read-fields.ts';
import type { Schemas } from './schemas.ts';

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

/** The headline figures; null for one that the host does not send. */
export type Dashboard = Clean<typeof dashboard>;

export const dashboardQuery = queryOptions({
  queryKey: keys.dashboard,
  queryFn: async ({ signal }) =>
    readRecord('getDashboard', await getDashboard({ signal }), dashboard),
});
