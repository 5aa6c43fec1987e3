/** Months and spans of days in Lagos, for what is compared and drawn by month. */
import { inLagos, lagosDay, months } from './dates.ts';

/** A span of days in Lagos, both included, as YYYY/MM/DD. */
export interface DaySpan {
  from: string;
  to: string;
}

/** This month, from its first day to today. */
export function monthSoFar(now: number): DaySpan {
  const to = lagosDay(now);
  return { from: `${to.slice(0, 8)}01`, to };
}

/** The same days of last month; to its end, where it has fewer. */
export function sameDaysLastMonth(now: number): DaySpan {
  const today = inLagos(now);
  const [year, month] = [today.getUTCFullYear(), today.getUTCMonth()];
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const dayOf = (date: number) => lagosDay(Date.UTC(year, month - 1, date));
  return { from: dayOf(1), to: dayOf(Math.min(today.getUTCDate(), length)) };
}

/** `count` months up to and including the one of `now` (milliseconds UTC), oldest first, as YYYY/MM. */
export function lastMonths(count: number, now: number): string[] {
  const lagos = inLagos(now);
  return Array.from({ length: count }, (_, index) => {
    const month = new Date(
      Date.UTC(lagos.getUTCFullYear(), lagos.getUTCMonth() - (count - 1 - index), 1),
    );
    return month.toISOString().slice(0, 7).replace('-', '/');
  });
}

/** "Nov" of "2026/11". */
export function monthName(month: string): string {
  return (months[Number(month.slice(5)) - 1] ?? '').slice(0, 3);
}
