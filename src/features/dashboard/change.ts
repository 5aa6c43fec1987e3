import { type DaySpan, endedDays } from '../../lib/values/calendar.ts';

/** The sum over a span of days. */
interface SpanSum extends DaySpan {
  value: number;
}

/** How the sum over the days of this month that have ended differs from the sum over the same days of last month. */
export interface Change {
  /** Integer percent; negative for a decrease. */
  percent: number;
  thisMonth: SpanSum;
  lastMonth: SpanSum;
}

/**
 * Returns the change from last month to this month, by the days that have ended. Returns null while there are no values,
 * on the first day of a month, and if the sum of last month is not positive.
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
  const withSum = (span: DaySpan): SpanSum => {
    let value = 0;
    for (const [day, amount] of byDay) if (day >= span.from && day <= span.to) value += amount;
    return { ...span, value };
  };
  const thisMonth = withSum(spans.thisMonth);
  const lastMonth = withSum(spans.lastMonth);
  if (lastMonth.value <= 0) return null;
  const percent = Math.round(((thisMonth.value - lastMonth.value) / lastMonth.value) * 100);
  return { percent, thisMonth, lastMonth };
}
