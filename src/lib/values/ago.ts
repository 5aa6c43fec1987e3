import { formatCount } from '../../../domain/count.ts';
import { lagosDay } from '../../../domain/lagos.ts';
import type { DateValue } from './dates.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Formats how long ago a time was: "just now", "2 min ago", "3 h ago", "5 d ago". Times are in milliseconds UTC. */
export function ago(then: number, now: number): string {
  const age = now - then;
  if (age < minute) return 'just now';
  if (age < hour) return `${Math.floor(age / minute)} min ago`;
  return age < day ? `${Math.floor(age / hour)} h ago` : `${Math.floor(age / day)} d ago`;
}

/** Formats how long ago a date was: as `ago`, but "today" or in days if the host sent no time of day. */
export function dateAgo({ time, hasTime }: DateValue, now: number): string {
  return !hasTime && now - time < day ? 'today' : ago(time, now);
}

/** Formats the time from `since` to `now`: "12 min", "5 h", "3 d 4 h". Times are in milliseconds UTC. */
function durationText(since: number, now: number): string {
  const age = Math.max(0, now - since);
  if (age < hour) return `${Math.floor(age / minute)} min`;
  const hours = Math.floor(age / hour);
  return age < day ? `${hours} h` : `${Math.floor(age / day)} d ${hours % 24} h`;
}

/**
 * Formats how long a request has waited: "3 d 4 h"; without a time of day from the host, "3 d" or "since today".
 *
 * @param now milliseconds UTC
 */
export function waitedText({ time, hasTime }: DateValue, now: number): string {
  if (hasTime) return durationText(time, now);
  // Without a time of day, hours would be a guess.
  const days = Math.max(0, Math.floor((now - time) / day));
  return days === 0 ? 'since today' : `${days} d`;
}

/** Formats a number of hours: "1 hour", "48 hours". */
export const hoursText = (hours: number): string =>
  `${formatCount(hours)} ${hours === 1 ? 'hour' : 'hours'}`;

/** Whether the deadline of a request is past, later today, or on a later day. */
export type DeadlineState = 'past' | 'today' | 'later';

/**
 * Returns the state of the deadline of a request: the promised hours after it was made. For a request without a time of
 * day, the hours begin at the end of its day, so that no request is called late that may be in time.
 *
 * @param now milliseconds UTC
 */
export function deadlineState(
  { time, hasTime }: DateValue,
  promisedHours: number,
  now: number,
): DeadlineState {
  const end = (hasTime ? time : time + day) + promisedHours * hour;
  if (end <= now) return 'past';
  return lagosDay(end) === lagosDay(now) ? 'today' : 'later';
}
