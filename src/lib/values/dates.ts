/** Dates of hosts in the time zone of the marketplace. */
import { lagosDay, lagosIso } from '../../../domain/lagos.ts';
import { lagosOffsetMs } from '../../../domain/lagos-day-number.ts';

/** A date with its day in Africa/Lagos. */
export interface DateValue {
  /** YYYY/MM/DD */
  day: string;
  /** Milliseconds since 1970 (UTC). */
  time: number;
  /** Whether the host sent a time of day. */
  hasTime: boolean;
}

const shape =
  /^(\d{4})[-/](\d{2})[-/](\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d+))?)?\s*(Z|UTC|GMT|[+-]\d{2}(?::?\d{2})?)?)?$/i;

/**
 * Reads a date, with or without time and offset: in ISO 8601, or as databases, JavaScript and .NET print it. A time
 * without an offset is in Africa/Lagos. Returns null for any other value.
 */
export function parseDate(value: unknown): DateValue | null {
  if (typeof value !== 'string') return null;
  const match = shape.exec(value.trim());
  if (match === null) return parseProgramDate(value.trim());
  const [, year, month, date, hours, minutes, seconds = '0', fraction = '0', offset] = match;
  const wallTime = Date.UTC(
    Number(year),
    Number(month) - 1,
    Number(date),
    Number(hours ?? 0),
    Number(minutes ?? 0),
    Number(seconds),
    Number(`0.${fraction}`) * 1000,
  );
  // Date.UTC turns 30 February into 2 March and 25:00 into the next day.
  const resolved = new Date(wallTime);
  const isValid =
    resolved.getUTCFullYear() === Number(year) &&
    resolved.getUTCMonth() === Number(month) - 1 &&
    resolved.getUTCDate() === Number(date) &&
    resolved.getUTCHours() === Number(hours ?? 0);
  if (!isValid) return null;
  return dateAt(wallTime - offsetOf(offset), hours !== undefined);
}

/** Returns the date at a time; null before the year 1000 and after 9999. */
function dateAt(time: number, hasTime: boolean): DateValue | null {
  const day = lagosDay(time);
  return /^[1-9]\d{3}\//.test(day) ? { day, time, hasTime } : null;
}

/** Reads a date as JavaScript (`Fri Nov 20 2026 10:00:00 GMT+0100 (…)`, RFC 1123) and .NET (`/Date(…)/`) print it. */
function parseProgramDate(text: string): DateValue | null {
  const [, milliseconds] = /^\/Date\((-?\d+)([+-]\d{4})?\)\/$/.exec(text) ?? [];
  const isNamed = /^[a-z]{3},? [\w ]+ \d{4} \d\d:\d\d:\d\d (GMT|UTC)/i.test(text);
  const named = isNamed ? Date.parse(text.replace(/ \(.*/, '')) : Number.NaN;
  const time = milliseconds === undefined ? named : Number(milliseconds);
  return dateAt(time, true);
}

/** Returns an offset (`+01:00`, `-0530`, `+01`) in milliseconds; 0 for a name of UTC, that of Lagos for undefined. */
function offsetOf(text: string | undefined): number {
  if (text === undefined) return lagosOffsetMs;
  const [, sign, hours, minutes = '0'] = /([+-])(\d{2}):?(\d{2})?/.exec(text) ?? [];
  if (sign === undefined) return 0;
  const offset = (Number(hours) * 60 + Number(minutes)) * 60_000;
  return sign === '-' ? -offset : offset;
}

/** Formats a day as YYYY/MM/DD, or NIL for null. */
export function formatDate(value: DateValue | null): string {
  return value === null ? 'NIL' : value.day;
}

/**
 * Returns ISO 8601 in Africa/Lagos (+01:00), so that the day is the same as on screen; only the day if the
 * host sent no time; '' for null.
 */
export function isoOf(value: DateValue | null): string {
  if (value === null) return '';
  return value.hasTime ? lagosIso(value.time) : value.day.replaceAll('/', '-');
}
