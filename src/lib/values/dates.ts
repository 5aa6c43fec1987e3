import { remembered } from './memoize.ts';

/** Moments as hosts send them, read in the marketplace's own zone: Africa/Lagos, one hour east of UTC. */

/** A readable date: the day it falls on in Lagos, and the moment where the host sent one. */
export interface DateValue {
  /** YYYY/MM/DD */
  day: string;
  /** Milliseconds since 1970 (UTC), for comparing. */
  time: number;
  /** Whether the host sent a time of day too. */
  hasTime: boolean;
}

const lagosOffset = 3_600_000;

/** A date whose UTC fields are those of the clock in Lagos at a moment. */
export const inLagos = (time: number) => new Date(time + lagosOffset);

const shape =
  /^(\d{4})[-/](\d{2})[-/](\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.(\d+))?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/i;

/**
 * Reads ISO 8601 of any length: a date, or a date with time, with or without offset. A time without
 * offset is taken as Lagos time. Anything else is null.
 */
export function parseDate(value: unknown): DateValue | null {
  const match = typeof value === 'string' ? shape.exec(value.trim()) : null;
  if (match === null) return null;
  const [, year, month, date, hours, minutes, seconds = '0', fraction = '0', offset] = match;
  const wall = Date.UTC(
    Number(year),
    Number(month) - 1,
    Number(date),
    Number(hours ?? 0),
    Number(minutes ?? 0),
    Number(seconds),
    Number(`0.${fraction}`) * 1000,
  );
  // Date.UTC carries 30 February and 25 o'clock over into the next month and day.
  const read = new Date(wall);
  const isThatMoment =
    read.getUTCFullYear() === Number(year) &&
    read.getUTCMonth() === Number(month) - 1 &&
    read.getUTCDate() === Number(date) &&
    read.getUTCHours() === Number(hours ?? 0);
  if (!isThatMoment) return null;
  const time = wall - offsetOf(offset);
  return { day: lagosDay(time), time, hasTime: hours !== undefined };
}

function offsetOf(text: string | undefined): number {
  if (text === undefined) return lagosOffset;
  if (text.toUpperCase() === 'Z') return 0;
  const [, sign, hours, minutes] = /([+-])(\d{2}):?(\d{2})/.exec(text) ?? [];
  const size = (Number(hours) * 60 + Number(minutes)) * 60_000;
  return sign === '-' ? -size : size;
}

const dayLength = 86_400_000;

/** Days by their number since 1970: the dates of 100,000 rows fall on few of them. */
const days = new Map<number, string>();

/** The day in Lagos that a moment falls on, as YYYY/MM/DD. */
export function lagosDay(time: number): string {
  const number = Math.floor((time + lagosOffset) / dayLength);
  return remembered(days, number, () => {
    const day = new Date(number * dayLength);
    const two = (part: number) => String(part).padStart(2, '0');
    return `${String(day.getUTCFullYear()).padStart(4, '0')}/${two(day.getUTCMonth() + 1)}/${two(day.getUTCDate())}`;
  });
}

/** YYYY/MM/DD, or NIL. */
export function formatDate(value: DateValue | null): string {
  return value === null ? 'NIL' : value.day;
}

/** ISO 8601 in Africa/Lagos (+01:00), so that the day is the one on screen; the bare day where the host sent no time; or nothing. */
export function isoOf(value: DateValue | null): string {
  if (value === null) return '';
  if (!value.hasTime) return value.day.replaceAll('/', '-');
  return `${inLagos(value.time)
    .toISOString()
    .replace(/(\.000)?Z$/, '')}+01:00`;
}

/** The day it is in Lagos, as YYYY-MM-DD. */
export function today(now: number): string {
  return lagosDay(now).replaceAll('/', '-');
}

// In English alone, as the rest of the screens. Intl would need a table's drawing time to say the same.
const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
/** The names of the months. */
export const months =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** The whole moment in words: "Wednesday, 18 November 2026, 14:05:22 WAT". */
export function formatMoment({ time, hasTime }: DateValue): string {
  const lagos = inLagos(time);
  const month = months[lagos.getUTCMonth()];
  const day = `${weekdays[lagos.getUTCDay()]}, ${lagos.getUTCDate()} ${month} ${lagos.getUTCFullYear()}`;
  return hasTime ? `${day}, ${lagos.toISOString().slice(11, 19)} WAT` : day;
}

/** The time of day in Lagos, with its day where that is not today: "14:05", "2026/11/18 14:05". */
export function clockTime(time: number, now = Date.now()): string {
  const clock = inLagos(time).toISOString().slice(11, 16);
  const day = lagosDay(time);
  return day === lagosDay(now) ? clock : `${day} ${clock}`;
}
