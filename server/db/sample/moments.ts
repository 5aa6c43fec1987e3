/** Moments of the sample, in milliseconds since 1970 (UTC). */
import type { Random } from './random.ts';

export const hour = 3_600_000;
export const day = 24 * hour;

/** The sample starts this long before it is generated. */
export const history = 548 * day;

/** Africa/Lagos is one hour east of UTC all year. */
const lagosOffset = hour;

/** Returns a random time from 7:00 to 19:00 on the same day in Lagos. */
export function atWork(moment: number, random: Random): number {
  const midnight = Math.floor((moment + lagosOffset) / day) * day - lagosOffset;
  return midnight + random.whole(7 * 60, 19 * 60) * 60_000 + random.whole(0, 59) * 1000;
}

/** A cache of formatted days, because a large sample has millions of dates on about a thousand days. */
const isoDays = new Map<number, string>();

/** Returns the day in UTC, in the format of a date column. */
export function isoDay(moment: number): string {
  const number = Math.floor(moment / day);
  const known = isoDays.get(number);
  if (known !== undefined) return known;
  const made = new Date(moment).toISOString().slice(0, 10);
  isoDays.set(number, made);
  return made;
}

/** The day in Africa/Lagos, in the format of a date column. */
export const lagosDay = (moment: number) => isoDay(moment + lagosOffset);
