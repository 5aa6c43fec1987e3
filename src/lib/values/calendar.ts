/**
 * Names of days and months, and spans of days in Africa/Lagos. They are not in dates.ts, because the lists that load first
 * do not need them.
 */
import { inLagos, lagosDay } from '../../../domain/lagos.ts';
import type { DateValue } from './dates.ts';

// The names are constants, because the first use of Intl takes as long as drawing a table. All screens are in English.
export const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
export const months =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** Formats the date and time in Africa/Lagos: "Wednesday, 18 November 2026, 14:05:22 WAT". */
export function formatMoment({ time, hasTime }: DateValue): string {
  const lagos = inLagos(time);
  const month = months[lagos.getUTCMonth()];
  const day = `${weekdays[lagos.getUTCDay()]}, ${lagos.getUTCDate()} ${month} ${lagos.getUTCFullYear()}`;
  return hasTime ? `${day}, ${lagos.toISOString().slice(11, 19)} WAT` : day;
}

/** Formats a time (milliseconds UTC) in Africa/Lagos, with the day if it is not today: "14:05", "2026/11/18 14:05". */
export function clockTime(time: number, now = Date.now()): string {
  const clock = inLagos(time).toISOString().slice(11, 16);
  const day = lagosDay(time);
  return day === lagosDay(now) ? clock : `${day} ${clock}`;
}

/** A span of days in Africa/Lagos as YYYY/MM/DD, both ends included. */
export interface DaySpan {
  from: string;
  to: string;
}

/** Returns the first days of this month and as many of last month: `count` days, or fewer if last month is shorter. */
function sameDays(today: Date, count: number) {
  const [year, month] = [today.getUTCFullYear(), today.getUTCMonth()];
  const to = Math.min(count, new Date(Date.UTC(year, month, 0)).getUTCDate());
  const spanOf = (monthIndex: number): DaySpan => ({
    from: lagosDay(Date.UTC(year, monthIndex, 1)),
    to: lagosDay(Date.UTC(year, monthIndex, to)),
  });
  return { thisMonth: spanOf(month), lastMonth: spanOf(month - 1) };
}

/**
 * Returns the days of this month that have ended, and as many of last month; fewer of both if last month is shorter.
 * Returns null on the first of a month. `now` is in milliseconds UTC.
 */
export function endedDays(now: number) {
  const today = inLagos(now);
  const ended = today.getUTCDate() - 1;
  return ended === 0 ? null : sameDays(today, ended);
}

/** Returns the days of last month up to the day of the month that `now` (milliseconds UTC) is on. */
export function sameDaysOfLastMonth(now: number): DaySpan {
  const today = inLagos(now);
  return sameDays(today, today.getUTCDate()).lastMonth;
}

/** Formats days of one month: "1–25 Oct", "1 Oct". */
export function spanWords({ from, to }: DaySpan): string {
  const [first, last] = [Number(from.slice(8)), Number(to.slice(8))];
  return `${first === last ? first : `${first}–${last}`} ${monthName(to)}`;
}

/** Returns `count` months as YYYY/MM, oldest first, up to the month of `now` (milliseconds UTC). */
export function lastMonths(count: number, now: number): string[] {
  const lagos = inLagos(now);
  return Array.from({ length: count }, (_, index) => {
    const month = new Date(
      Date.UTC(lagos.getUTCFullYear(), lagos.getUTCMonth() - (count - 1 - index), 1),
    );
    return month.toISOString().slice(0, 7).replace('-', '/');
  });
}

/** Returns "Nov" for a month or a day such as "2026/11" or "2026-11-20". */
export const monthName = (day: string): string =>
  (months[Number(day.slice(5, 7)) - 1] ?? '').slice(0, 3);
