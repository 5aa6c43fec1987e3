/**
 * The days of periods that are counted from today, such as `last-month`. Calls to a host need this code without
 * ranges.ts, which prints ranges.
 */
import { inLagos, lagosIsoDay } from '../../../../domain/lagos.ts';
import { dayMs } from '../../../../domain/lagos-day-number.ts';
import { isPeriod } from './range-text.ts';

/** The two ends of a range: days in Africa/Lagos (YYYY-MM-DD), or amounts in naira; '' for an open end. */
export type Span = readonly [from: string, to: string];

/** Returns the days of a month (YYYY-MM). */
export const monthSpan = (month: string): Span => [`${month}-01`, lastDayOf(month)];

/** Returns the first and the last day of a period (see `isPeriod`). `now` is in milliseconds UTC. */
export function periodSpan(period: string, now: number): Span {
  const [which = '', unit = ''] = period.split('-');
  const ago = (days: number) => lagosIsoDay(now - days * dayMs);
  const back = which === 'last' ? 1 : 0;
  const [year = 0, month = 0] = ago(0).split('-').map(Number);
  // The week starts on Monday.
  const monday = ((inLagos(now).getUTCDay() + 6) % 7) + 7 * back;
  switch (unit) {
    case 'week':
      return [ago(monday), ago(monday - 6)];
    case 'month':
      return monthSpan(new Date(Date.UTC(year, month - 1 - back)).toISOString().slice(0, 7));
    case 'year':
      return [`${year - back}-01-01`, `${year - back}-12-31`];
    case '': {
      const day = ago(which === 'today' ? 0 : 1);
      return [day, day];
    }
    default:
      return [ago(Number(unit) - 1), ago(0)];
  }
}

/** Returns the last day (YYYY-MM-DD) of a month (YYYY-MM). */
export function lastDayOf(month: string): string {
  const [year, number] = month.split('-').map(Number);
  return `${month}-${new Date(Date.UTC(year ?? 0, number ?? 0, 0)).getUTCDate()}`;
}

/** Returns the filters of a table for a host: periods that are counted from today become ranges of days. */
export const fixedRanges = (filters: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(
    Object.entries(filters).map(([id, filter]) => [
      id,
      filter !== undefined && isPeriod(filter) ? periodSpan(filter, Date.now()).join('..') : filter,
    ]),
  );
