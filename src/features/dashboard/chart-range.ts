import { type RawSearch, readOneOf } from '../../lib/url/search-params.ts';

/** The choices for the number of months. */
export const chartRanges = [6, 12, 18] as const;

/** The number of months that are read. It is enough for every choice, so a change of the range reads nothing. */
export const longestRange = Math.max(...chartRanges);

const defaultRange = 12;

/** Returns the search param of the range, validated; undefined for the default range. */
export function readChartRange({ months }: RawSearch): { months?: number | undefined } {
  const range = readOneOf(months, chartRanges);
  return { months: range === defaultRange ? undefined : range };
}

/** Returns the number of months of validated search params. */
export function chartRangeOf({ months = defaultRange }: { months?: number | undefined }): number {
  return months;
}
