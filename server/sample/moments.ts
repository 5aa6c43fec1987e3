/** Moments of the sample, in milliseconds since 1970 (UTC). `now` is the moment at which the sample is made. */
import { lagosIsoDay, startOfLagosDay } from '../../domain/lagos.ts';
import type { Random } from './random.ts';

export const hour = 3_600_000;
export const day = 24 * hour;

/** The sample's jobs are agreed within this time before `now`. */
export const history = 548 * day;

/** Returns a random time between 7:00 and 19:01 in Lagos, on the day of the moment there. */
export function workingTime(moment: number, random: Random): number {
  const midnight = startOfLagosDay(lagosIsoDay(moment));
  return midnight + random.integer(7 * 60, 19 * 60) * 60_000 + random.integer(0, 59) * 1000;
}

/** Returns the UTC day of a moment as YYYY-MM-DD. */
export const isoDay = (moment: number) => new Date(moment).toISOString().slice(0, 10);
