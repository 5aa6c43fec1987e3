import { type RawSearch, readOneOf } from '../../lib/url/search-params.ts';

/** The choices for the number of months. */
export const chartRanges = [6, 12, 18] as const;

/** The number of months that are read from the host: enough for every choice, so another choice reads nothing. */
export const longestRange = Math.max(...chartRanges);

const defaultRange = 12;

/** Reads the number of months from the address; `months` is undefined for the default and for an invalid value. */
export function readChartMonths({ months }: RawSearch): { months?: number | undefined } {
  const range = readOneOf(months, chartRanges);
  return { months: range === defaultRange ? undefined : range };
}

/** Returns the number of months that the chart shows; takes the result of `readChartMonths`. */
export function chartMonthsOf({ months = defaultRange }: { months?: number | undefined }): number {
  return months;
}
