/** Months and spans of days in Africa/Lagos, for comparisons and charts by month. */
import { inLagos, lagosDay, months } from './dates.ts';

/** A span of days in Africa/Lagos as YYYY/MM/DD, both ends included. */
export interface DaySpan {
  from: string;
  to: string;
}

/** Returns the days of this month up to today. `now` is in milliseconds UTC. */
export function monthSoFar(now: number): DaySpan {
  const to = lagosDay(now);
  return { from: `${to.slice(0, 8)}01`, to };
}

/** Returns the same days of last month, or the whole month if it is shorter. `now` is in milliseconds UTC. */
export function sameDaysLastMonth(now: number): DaySpan {
  const today = inLagos(now);
  const [year, month] = [today.getUTCFullYear(), today.getUTCMonth()];
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const dayOf = (date: number) => lagosDay(Date.UTC(year, month - 1, date));
  return { from: dayOf(1), to: dayOf(Math.min(today.getUTCDate(), length)) };
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

/** Returns "Nov" for "2026/11". */
export function monthName(month: string): string {
  return (months[Number(month.slice(5)) - 1] ?? '').slice(0, 3);
}
