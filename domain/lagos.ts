/** The time zone of the marketplace: Africa/Lagos, one hour east of UTC all year. Times are in milliseconds UTC. */
import { dayMs, lagosDayNumber, lagosOffsetMs } from './lagos-day-number.ts';

/** Returns a Date whose UTC fields show the time in Africa/Lagos. */
export const inLagos = (time: number): Date => new Date(time + lagosOffsetMs);

/** A cache of printed days by their number, because many rows have dates on the same few days. */
const printedDays = new Map<number, string>();

/** Returns the day in Africa/Lagos as YYYY/MM/DD. */
export function lagosDay(time: number): string {
  const dayNumber = lagosDayNumber(time);
  const cached = printedDays.get(dayNumber);
  if (cached !== undefined) return cached;
  const day = new Date(dayNumber * dayMs);
  const twoDigits = (number: number) => String(number).padStart(2, '0');
  const year = String(day.getUTCFullYear()).padStart(4, '0');
  const printed = `${year}/${twoDigits(day.getUTCMonth() + 1)}/${twoDigits(day.getUTCDate())}`;
  printedDays.set(dayNumber, printed);
  return printed;
}

/** Returns the day in Africa/Lagos as YYYY-MM-DD. */
export const lagosIsoDay = (time: number): string => lagosDay(time).replaceAll('/', '-');

/** Returns ISO 8601 in Africa/Lagos, without milliseconds if they are zero: "2026-11-15T00:30:00+01:00". */
export const lagosIso = (time: number): string =>
  `${inLagos(time)
    .toISOString()
    .replace(/(\.000)?Z$/, '')}+01:00`;

/** Returns the first millisecond of a day in Africa/Lagos (YYYY-MM-DD); NaN for another text, such as 2026-02-30. */
export function startOfLagosDay(day: string): number {
  const start = Date.parse(`${day}T00:00:00+01:00`);
  // Date.parse reads 30 February as 2 March.
  return !Number.isNaN(start) && lagosIsoDay(start) === day ? start : Number.NaN;
}
