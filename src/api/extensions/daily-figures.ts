import type { WordCount } from '../../lib/row-index/count-words.ts';
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

const statusCount = fields<Omit<Schemas['FoundChoice'], 'is_exact'>>()({
  value: text,
  rows: count,
});

const dailyFigures = fields<Schemas['DailyFigures']>()({
  days: listOf(record(dayFigures)),
  jobs_by_status: listOf(record(statusCount)),
  unknown_types: count,
});

/** The figures by day. Amounts are in kobo. */
export type DailyFigures = Clean<typeof dailyFigures>;

/** Returns the number of jobs of each status. */
export const jobStatusesOf = ({ jobs_by_status }: DailyFigures): readonly WordCount[] =>
  jobs_by_status.flatMap(({ value, rows }) => (rows ? [{ value, rows }] : []));

/**
 * Reads the figures of a host that offers them.
 *
 * @param from the first day in Africa/Lagos, as YYYY-MM-DD
 */
export const dailyFiguresQuery = (from: string) =>
  recordQuery(keys.dailyFigures(from), 'getDailyFigures', dailyFigures, (options) =>
    getDailyFigures({ from }, options),
  );
