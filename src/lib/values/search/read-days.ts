/** Days as they are typed: `2026-11-03`, `2026/11`, `nov 2026`, `last friday`, `this week`. */
import { months, weekdays } from '../calendar.ts';
import { inLagos, lagosDay, parseDate } from '../dates.ts';
import { lastDayOf } from './ranges.ts';

const dayMs = 86_400_000;

/** Returns the number of a name that is typed in full or with its first three or four letters, or -1. */
const numberOf = (names: readonly string[], typed: string) =>
  names.findIndex((name) => {
    const full = name.toLowerCase();
    return full === typed || (/^.{3,4}$/.test(typed) && full.startsWith(typed));
  });

/** Returns typed days as a range of days in Africa/Lagos; null for other texts. `now` is in milliseconds UTC. */
export function readDays(text: string, now: number): string | null {
  const typed = text.toLowerCase().replaceAll(/[\s,]+/g, ' ');
  const ends = typed.split('..');
  if (typed === '' || ends.length > 2) return null;
  const [from = null, to = null] = ends.map((end) => (end === '' ? open : readSpan(end, now)));
  if (from === null || ends.length === 1) return from?.join('..') ?? null;
  if (to === null || typed === '..') return null;
  const [first, last] = [from[0], to[1]];
  return first !== '' && last !== '' && first > last ? null : `${first}..${last}`;
}

type Span = readonly [from: string, to: string];

const open: Span = ['', ''];

function readSpan(typed: string, now: number): Span | null {
  return readCalendar(typed, now) ?? readSince(typed, now);
}

/** Reads a day, a month or a year of the calendar. */
function readCalendar(typed: string, now: number): Span | null {
  const year = /^20\d\d$/.exec(typed)?.[0];
  if (year !== undefined) return [`${year}-01-01`, `${year}-12-31`];
  const [, yearFirst, monthFirst] = /^(20\d\d)[-/](\d\d?)$/.exec(typed) ?? [];
  if (yearFirst !== undefined) return monthSpan(Number(yearFirst), Number(monthFirst));
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
  const month = numberOf(months, words.find((word) => /^[a-z]+$/.test(word)) ?? '') + 1;
  const numbers = words.filter((word) => /^\d+$/.test(word)).map(Number);
  if (month === 0 || numbers.length === 0 || numbers.length !== words.length - 1) return null;
  const year = numbers.find((number) => number > 1999 && number < 2100);
  const date = numbers.find((number) => number > 0 && number < 32);
  if (numbers.length !== [year, date].filter((number) => number !== undefined).length) return null;
  if (date === undefined) return year === undefined ? null : monthSpan(year, month);
  const thisYear = inLagos(now).getUTCFullYear();
  const span = daySpan(year ?? thisYear, month, date);
  const isAhead = year === undefined && (span?.[0] ?? '') > isoDay(now);
  return isAhead ? daySpan(thisYear - 1, month, date) : span;
}

/** Reads days that are counted from today. */
function readSince(typed: string, now: number): Span | null {
  const today = inLagos(now);
  const weekday = today.getUTCDay();
  const [year, month] = [today.getUTCFullYear(), today.getUTCMonth() + 1];
  const ago = (days: number) => isoDay(now - days * dayMs);
  // The week starts on Monday.
  const monday = (weekday + 6) % 7;
  switch (typed) {
    case 'today':
      return [ago(0), ago(0)];
    case 'yesterday':
      return [ago(1), ago(1)];
    case 'this week':
      return [ago(monday), ago(monday - 6)];
    case 'last week':
      return [ago(monday + 7), ago(monday + 1)];
    case 'this month':
      return monthSpan(year, month);
    case 'last month':
      return month === 1 ? monthSpan(year - 1, 12) : monthSpan(year, month - 1);
    case 'this year':
      return [`${year}-01-01`, `${year}-12-31`];
    case 'last year':
      return [`${year - 1}-01-01`, `${year - 1}-12-31`];
  }
  const count = Number(/^last (\d{1,3}) days$/.exec(typed)?.[1] ?? 0);
  if (count > 0) return [ago(count - 1), ago(0)];
  const named = numberOf(weekdays, typed.replace(/^last /, ''));
  if (named < 0) return null;
  const since = (weekday - named + 7) % 7;
  // "Last Friday" on a Friday is a week ago; "Friday" is today.
  const days = since === 0 && typed.startsWith('last ') ? 7 : since;
  return [ago(days), ago(days)];
}

const isoDay = (time: number) => lagosDay(time).replaceAll('/', '-');

const two = (number: number) => String(number).padStart(2, '0');

function daySpan(year: number, month: number, date: number): Span | null {
  const day = `${year}-${two(month)}-${two(date)}`;
  return parseDate(day) === null ? null : [day, day];
}

function monthSpan(year: number, month: number): Span | null {
  const first = daySpan(year, month, 1);
  return first === null ? null : [first[0], lastDayOf(`${year}-${two(month)}-`)];
}
