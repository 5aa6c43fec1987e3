/** Days as they are typed: `2026-11-03`, `2026/11`, `nov 2026`, `last friday`, `this week`. */

import { inLagos, lagosIsoDay } from '../../../../domain/lagos.ts';
import { dayMs } from '../../../../domain/lagos-day-number.ts';
import { months, weekdays } from '../calendar.ts';
import { parseDate } from '../dates.ts';
import { monthSpan, periodSpan, type Span } from './periods.ts';
import { isPeriod } from './range-text.ts';

/** Returns the index of a name that is typed in full or with its first three or four letters, or -1. */
const indexOfName = (names: readonly string[], typed: string) =>
  names.findIndex((name) => {
    const full = name.toLowerCase();
    return full === typed || (/^.{3,4}$/.test(typed) && full.startsWith(typed));
  });

/**
 * Returns typed days as a range of days in Africa/Lagos; null for other texts. A period stays a period, so that "last
 * month" in a bookmark or a saved view is always the month before the current one. `now` is in milliseconds UTC.
 */
export function readDays(text: string, now: number): string | null {
  const typed = text.toLowerCase().replaceAll(/[\s,]+/g, ' ');
  const period = typed.replaceAll(' ', '-');
  if (isPeriod(period)) return period;
  const ends = typed.split('..');
  if (typed === '' || ends.length > 2) return null;
  const [from = null, to = null] = ends.map((end) => (end === '' ? open : readSpan(end, now)));
  if (from === null || ends.length === 1) return from?.join('..') ?? null;
  if (to === null || typed === '..') return null;
  const [first, last] = [from[0], to[1]];
  return first !== '' && last !== '' && first > last ? null : `${first}..${last}`;
}

/** Reads one day in full: YYYY/MM/DD, YYYY-MM-DD or eight digits. Returns YYYY-MM-DD, or null. */
export function readDay(text: string): string | null {
  const [, year, month, date] = /^(\d{4})[-/]?(\d\d)[-/]?(\d\d)$/.exec(text.trim()) ?? [];
  return daySpan(Number(year), Number(month), Number(date))?.[0] ?? null;
}

const open: Span = ['', ''];

function readSpan(typed: string, now: number): Span | null {
  return readCalendar(typed, now) ?? readRelative(typed, now);
}

/** Reads a day, a month or a year of the calendar. */
function readCalendar(typed: string, now: number): Span | null {
  const year = /^20\d\d$/.exec(typed)?.[0];
  if (year !== undefined) return [`${year}-01-01`, `${year}-12-31`];
  const [, yearText, monthText] = /^(20\d\d)[-/](\d\d?)$/.exec(typed) ?? [];
  if (yearText !== undefined) return monthOfYear(Number(yearText), Number(monthText));
  const iso = /^(20\d\d)[-/](\d\d?)[-/](\d\d?)$/.exec(typed);
  if (iso !== null) return daySpan(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const european = /^(\d\d?)[-/.](\d\d?)[-/.](20\d\d)$/.exec(typed);
  if (european !== null) {
    return daySpan(Number(european[3]), Number(european[2]), Number(european[1]));
  }
  return readNamedMonth(typed, now);
}

/** Reads `nov 2026`, `3 nov`, `3 nov 2026`, `nov 3 2026`. */
function readNamedMonth(typed: string, now: number): Span | null {
  const words = typed.split(' ');
  const month = indexOfName(months, words.find((word) => /^[a-z]+$/.test(word)) ?? '') + 1;
  const numbers = words.filter((word) => /^\d+$/.test(word)).map(Number);
  if (month === 0 || numbers.length === 0 || numbers.length !== words.length - 1) return null;
  const year = numbers.find((number) => number > 1999 && number < 2100);
  const date = numbers.find((number) => number > 0 && number < 32);
  if (numbers.length !== [year, date].filter((number) => number !== undefined).length) return null;
  if (date === undefined) return year === undefined ? null : monthOfYear(year, month);
  const thisYear = inLagos(now).getUTCFullYear();
  const span = daySpan(year ?? thisYear, month, date);
  const isAhead = year === undefined && (span?.[0] ?? '') > lagosIsoDay(now);
  return isAhead ? daySpan(thisYear - 1, month, date) : span;
}

/** Reads days relative to today: a period, or a day of the week such as `friday` or `last friday`. */
function readRelative(typed: string, now: number): Span | null {
  const period = typed.replaceAll(' ', '-');
  if (isPeriod(period)) return periodSpan(period, now);
  const weekday = indexOfName(weekdays, typed.replace(/^last /, ''));
  if (weekday < 0) return null;
  const daysSince = (inLagos(now).getUTCDay() - weekday + 7) % 7;
  // "Last Friday" on a Friday is a week ago; "Friday" is today.
  const days = daysSince === 0 && typed.startsWith('last ') ? 7 : daysSince;
  const day = lagosIsoDay(now - days * dayMs);
  return [day, day];
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

function daySpan(year: number, month: number, date: number): Span | null {
  const day = `${year}-${twoDigits(month)}-${twoDigits(date)}`;
  return parseDate(day) === null ? null : [day, day];
}

const monthOfYear = (year: number, month: number): Span | null =>
  daySpan(year, month, 1) && monthSpan(`${year}-${twoDigits(month)}`);
