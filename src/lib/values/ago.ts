import { lagosDay } from '../../../domain/lagos.ts';
import type { DateValue } from './dates.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Returns the age of a read: "just now", "2 min ago", "3 h ago". Times are in milliseconds UTC. */
export function ago(then: number, now: number): string {
  const age = now - then;
  if (age < minute) return 'just now';
  if (age < hour) return `${Math.floor(age / minute)} min ago`;
  return age < day ? `${Math.floor(age / hour)} h ago` : `${Math.floor(age / day)} d ago`;
}

/** Returns the time from `since` to `now`: "3 d 4 h". Times are in milliseconds UTC. */
export function waitingTime(since: number, now: number): string {
  const age = Math.max(0, now - since);
  if (age < hour) return `${Math.floor(age / minute)} min`;
  const hours = Math.floor(age / hour);
  return age < day ? `${hours} h` : `${Math.floor(age / day)} d ${hours % 24} h`;
}

/**
 * Returns how long a request has waited: "3 d 4 h", or whole days where the host sent no time of day.
 *
 * @param now milliseconds UTC
 */
export function waited({ time, hasTime }: DateValue, now: number): string {
  if (hasTime) return waitingTime(time, now);
  // Without a time of day, hours would be a guess.
  const days = Math.max(0, Math.floor((now - time) / day));
  return days === 0 ? 'since today' : `${days} d`;
}

/** Whether the promised hours of a request are over, end later today, or end on a later day. */
export type PromiseState = 'past' | 'today' | 'later';

/**
 * Returns whether the promised hours of a request are over. For a request without a time of day, they begin at the end of
 * its day, so that no request is called late that may be in time.
 *
 * @param now milliseconds UTC
 */
export function promiseState(
  { time, hasTime }: DateValue,
  promisedHours: number,
  now: number,
): PromiseState {
  const end = (hasTime ? time : time + day) + promisedHours * hour;
  if (end <= now) return 'past';
  return lagosDay(end) === lagosDay(now) ? 'today' : 'later';
}
