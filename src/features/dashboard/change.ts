import { type DaySpan, endedDays } from '../../lib/values/calendar.ts';

interface SpanSum extends DaySpan {
  value: number;
}

/** How the sum over the ended days of this month differs from the sum over the same days of last month. */
export interface Change {
  /** Integer percent; negative for a decrease. */
  percent: number;
  thisMonth: SpanSum;
  lastMonth: SpanSum;
}

/**
 * Returns the change from last month to this month, by the days that have ended. Returns null while there are no values,
 * on the first day of a month, and if the sum over the days of last month is not positive.
 *
 * @param byDay values by YYYY/MM/DD
 * @param now milliseconds UTC
 */
export function changeOf(
  byDay: ReadonlyMap<string, number> | undefined,
  now: number,
): Change | null {
  const spans = endedDays(now);
  if (byDay === undefined || spans === null) return null;
  const withSum = (span: DaySpan): SpanSum => ({ ...span, value: sumOfDays(byDay, span) });
  const thisMonth = withSum(spans.thisMonth);
  const lastMonth = withSum(spans.lastMonth);
  if (lastMonth.value <= 0) return null;
  const percent = Math.round(((thisMonth.value - lastMonth.value) / lastMonth.value) * 100);
  return { percent, thisMonth, lastMonth };
}

/** Adds up the values of a span of days. The keys of `byDay` are YYYY/MM/DD. */
export function sumOfDays(byDay: ReadonlyMap<string, number>, { from, to }: DaySpan): number {
  let sum = 0;
  for (const [day, value] of byDay) if (day >= from && day <= to) sum += value;
  return sum;
}
