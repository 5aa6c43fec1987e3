import { propertyOf } from '../lib/values/records.ts';
import { keys } from './cache/keys.ts';
import { recordQuery } from './cache/record-query.ts';
import { getDashboard } from './generated/dashboard.ts';
import { dailyFiguresFields } from './parse/generated/daily-figures.ts';
import { dashboardFields } from './parse/generated/dashboard.ts';
import { type Clean, count, listOf, record, text } from './parse/read-fields.ts';

const statusCount = { value: text, rows: (value: unknown) => count(value) ?? 0 };

const dailyFigures = { ...dailyFiguresFields, jobs_by_status: listOf(record(statusCount)) };

/** The headline figures. A figure that the host does not send is null; amounts are in kobo. */
export type Dashboard = Clean<typeof dashboardFields>;

/** The figures by day. Amounts are in kobo. */
export type DailyFigures = Clean<typeof dailyFigures>;

export const dashboardQuery = recordQuery(
  keys.dashboard,
  'getDashboard',
  dashboardFields,
  (options) => getDashboard({}, options),
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
