import { keys } from '../cache/keys.ts';
import { recordQuery } from '../cache/record-query.ts';
import { getDailyFigures } from '../generated/extensions.ts';
import { type Clean, count, fields, listOf, record, text } from '../reading/read-fields.ts';
import { amount, moment } from '../reading/read-values.ts';
import type { Schemas } from '../reading/schemas.ts';

const dayFigures = fields<Schemas['DayFigures']>()({
  day: moment,
  revenue: amount,
  paid_out: amount,
  agreed_jobs: count,
});

const dailyFigures = fields<Schemas['DailyFigures']>()({
  days: listOf(record(dayFigures)),
  jobs_by_status: listOf(record(fields<Schemas['FoundChoice']>()({ value: text, rows: count }))),
  unknown_types: count,
});

/** The figures by day. Amounts are in kobo. */
export type DailyFigures = Clean<typeof dailyFigures>;

/**
 * Reads the figures of a host that offers them.
 *
 * @param from the first day in Africa/Lagos, as YYYY-MM-DD
 */
export const dailyFiguresQuery = (from: string) =>
  recordQuery(keys.dailyFigures(from), 'getDailyFigures', dailyFigures, (options) =>
    getDailyFigures({ from }, options),
  );
