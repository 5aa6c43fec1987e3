import { type RawSearch, readOneOf } from '../../lib/address/search-params.ts';

/** Numbers of months that the chart can show. */
export const chartRanges = [6, 12, 18] as const;

const usual = 12;

/** The range in the address; undefined while it is the usual one. */
export function readChartRange({ months }: RawSearch): { months?: number | undefined } {
  const range = readOneOf(months, chartRanges);
  return { months: range === usual ? undefined : range };
}

/** The number of months that search params stand for. */
export function chartRangeOf({ months = usual }: { months?: number | undefined }): number {
  return months;
}
