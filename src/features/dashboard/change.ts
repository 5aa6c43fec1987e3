import { type DaySpan, endedDays } from '../../lib/values/calendar.ts';

/** The sum over a span of days. */
interface SpanSum extends DaySpan {
  value: number;
}

/** The days of this month that have ended against the same days of last month. */
export interface Change {
  /** Integer percent; negative for a decrease. */
  percent: number;
  thisMonth: SpanSum;
  lastMonth: SpanSum;
}

/**
 * Returns the change from the same days of last month to the days of this month that have ended, or null on the first
 * of a month and if last month has no sum.
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
  const sumOf = (span: DaySpan): SpanSum => {
    let value = 0;
    for (const [day, amount] of byDay) if (day >= span.from && day <= span.to) value += amount;
    return { ...span, value };
  };
  const thisMonth = sumOf(spans.thisMonth);
  const lastMonth = sumOf(spans.lastMonth);
  if (lastMonth.value <= 0) return null;
  const percent = Math.round(((thisMonth.value - lastMonth.value) / lastMonth.value) * 100);
  return { percent, thisMonth, lastMonth };
}
