/** How long a request waits, and the promise to decide on it in time. Days are those of Africa/Lagos. */
import { waitingTime } from '../ago.ts';
import { type DateValue, lagosDay } from '../dates.ts';

const dayMs = 86_400_000;
const hourMs = 3_600_000;

/**
 * Returns how long a request has waited: "3 d 4 h", or whole days where the host sent no time of day.
 *
 * @param now milliseconds UTC
 */
export function waited({ time, hasTime }: DateValue, now: number): string {
  if (hasTime) return waitingTime(time, now);
  // Without a time of day, hours would be a guess.
  const days = Math.max(0, Math.floor((now - time) / dayMs));
  return days === 0 ? 'since today' : `${days} d`;
}

/** Whether the promise for a request is broken, ends later today, or ends on another day. */
export type PromiseState = 'past' | 'today' | 'later';

/**
 * Returns how the promise for a request stands. A request without a time of day counts from the end of its day:
 * nothing is called late that may be in time.
 *
 * @param now milliseconds UTC
 */
export function promiseState(
  { time, hasTime }: DateValue,
  promisedHours: number,
  now: number,
): PromiseState {
  const end = (hasTime ? time : time + dayMs) + promisedHours * hourMs;
  if (end <= now) return 'past';
  return lagosDay(end) === lagosDay(now) ? 'today' : 'later';
}
