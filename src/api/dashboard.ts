import { propertyOf } from '../lib/values/records.ts';
import { keys } from './cache/keys.ts';
import { recordQuery } from './cache/record-query.ts';
import { getDashboard } from './generated/dashboard.ts';
import { type Clean, count, fields, listOf, record, text } from './parse/read-fields.ts';
import { amount, moment } from './parse/read-values.ts';
import type { Schemas } from './parse/schemas.ts';

const dayFigures = fields<Schemas['DayFigures']>()({
  day: moment,
  revenue: amount,
  paid_out: amount,
  agreed_jobs: count,
});

const statusCount = fields<Omit<Schemas['ChoiceCount'], 'is_exact'>>()({
  value: text,
  rows: (value) => count(value) ?? 0,
});

const dailyFigures = fields<Schemas['DailyFigures']>()({
  days: listOf(record(dayFigures)),
  jobs_by_status: listOf(record(statusCount)),
  unknown_types: count,
});

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

/** The headline figures. A figure that the host does not send is null; amounts are in kobo. */
export type Dashboard = Clean<typeof dashboard>;

/** The figures by day. Amounts are in kobo. */
export type DailyFigures = Clean<typeof dailyFigures>;

export const dashboardQuery = recordQuery(keys.dashboard, 'getDashboard', dashboard, (options) =>
  getDashboard({}, options),
);

/**
 * Reads the figures by day. Only a host whose `getDashboard` takes `from` has them.
 *
 * @param from the first day in Africa/Lagos, as YYYY-MM-DD
 */
export const dailyFiguresQuery = (from: string) =>
  recordQuery(keys.dailyFigures(from), 'getDashboard', dailyFigures, async (options) => {
    const answer = await getDashboard({ from }, options);
    // The figures are beside the `data` of the answer.
    return propertyOf(answer, 'figures');
  });
