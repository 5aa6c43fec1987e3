/** Moments of the sample, in milliseconds since 1970 (UTC). */
import { lagosIsoDay, startOfLagosDay } from '../../domain/lagos.ts';
import type { Random } from './random.ts';

export const hour = 3_600_000;
export const day = 24 * hour;

/** The sample starts this long before it is made. */
export const history = 548 * day;

/** Returns a random time from 7:00 to 19:00 on the same day in Lagos. */
export function atWork(moment: number, random: Random): number {
  const midnight = startOfLagosDay(lagosIsoDay(moment));
  return midnight + random.whole(7 * 60, 19 * 60) * 60_000 + random.whole(0, 59) * 1000;
}

/** Returns the day in UTC, in the format of a date column. */
export const isoDay = (moment: number) => new Date(moment).toISOString().slice(0, 10);
