import { type RawSearch, readOneOf } from '../../lib/url/search-params.ts';

/** The choices for the number of months. */
export const chartRanges = [6, 12, 18] as const;

/** The number of months that are read, for every choice. */
export const longestRange = Math.max(...chartRanges);

const defaultRange = 12;

/** Reads the range from the address; undefined for the default. */
export function readChartRange({ months }: RawSearch): { months?: number | undefined } {
  const range = readOneOf(months, chartRanges);
  return { months: range === defaultRange ? undefined : range };
}

/** Returns the number of months for search params. */
export function chartRangeOf({ months = defaultRange }: { months?: number | undefined }): number {
  return months;
}
