/** This month against last month. */
export interface Change {
  /** Whole percent, negative for less. */
  percent: number;
  thisMonth: { month: string; value: number };
  lastMonth: { month: string; value: number };
}

/**
 * The change from last month to this one, or null where it cannot be computed: without rows for last
 * month there is nothing to compare with.
 *
 * @param byMonth values by YYYY/MM
 * @param months last month and this one, as YYYY/MM
 */
export function changeOf(
  byMonth: ReadonlyMap<string, number> | undefined,
  [last = '', current = '']: readonly string[],
): Change | null {
  const before = byMonth?.get(last) ?? 0;
  if (byMonth === undefined || before <= 0) return null;
  const now = byMonth.get(current) ?? 0;
  return {
    percent: Math.round(((now - before) / before) * 100),
    thisMonth: { month: current, value: now },
    lastMonth: { month: last, value: before },
  };
}
