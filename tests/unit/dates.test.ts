import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lagosIsoDay } from '../../domain/lagos.ts';
import { ago, hoursText, waitedText } from '../../src/lib/values/ago.ts';
import {
  clockTime,
  endedDays,
  formatMoment,
  lastMonths,
  monthName,
  sameDaysOfLastMonth,
  spanWords,
} from '../../src/lib/values/calendar.ts';
import { formatDate, isoOf, parseDate } from '../../src/lib/values/dates.ts';

describe('a date from a host', () => {
  it.each([
    ['2026-11-18', '2026/11/18'],
    ['2026/11/18', '2026/11/18'],
    ['2026-11-18T09:41:07.000Z', '2026/11/18'],
    ['2026-11-18T09:41:07.000000Z', '2026/11/18'],
    ['2026-11-18 09:41:07', '2026/11/18'],
    ['2026-11-18T09:41', '2026/11/18'],
    ['2026-11-18T09:41:07+01:00', '2026/11/18'],
    // Lagos is an hour ahead of UTC, so 23:30 UTC is on the next day in Lagos.
    ['2026-11-18T23:30:00Z', '2026/11/19'],
    ['2026-11-18T23:30:00', '2026/11/18'],
    ['2026-11-18T00:15:00+02:00', '2026/11/17'],
    // PostgreSQL, Python and others print these forms.
    ['2026-11-18 23:30:00+00', '2026/11/19'],
    ['2026-11-18 10:00:00.123456+01', '2026/11/18'],
    ['2026-11-18 23:30:00 UTC', '2026/11/19'],
    ['2026-11-18 23:30:00 GMT', '2026/11/19'],
    ['2026-11-18T10:00:00.123456', '2026/11/18'],
    ['2026-11-18T10:00:00,5Z', '2026/11/18'],
    ['2026-11-18 00:15:00+0200', '2026/11/17'],
    ['2026-11-18 22:00:00-03:30', '2026/11/19'],
    ['Wed Nov 18 2026 23:30:00 GMT+0000 (Coordinated Universal Time)', '2026/11/19'],
    ['Wed, 18 Nov 2026 23:30:00 GMT', '2026/11/19'],
    ['/Date(1795044600000)/', '2026/11/19'],
    ['/Date(1795044600000+0100)/', '2026/11/19'],
  ])('%s falls on %s', (sent, day) => {
    expect(formatDate(parseDate(sent))).toBe(day);
  });

  it.each([
    null,
    undefined,
    '',
    'yesterday',
    '2026-02-30',
    '2026-13-01',
    '18/11/2026',
    // The least and greatest dates of .NET and JavaScript stand for a missing one.
    '0001-01-01T00:00:00Z',
    '/Date(-62135596800000)/',
    '9999-12-31T23:59:59Z',
    '/Date(8640000000000000)/',
    20261118,
    {},
  ])('%j is NIL', (sent) => {
    expect(formatDate(parseDate(sent))).toBe('NIL');
  });

  it('is the same moment in every length that hosts write', () => {
    const moment = fc
      .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
      .map((date) => new Date(Math.floor(date.getTime() / 1000) * 1000));
    fc.assert(
      fc.property(moment, (date) => {
        const iso = date.toISOString();
        expect(parseDate(iso)?.time).toBe(date.getTime());
        expect(parseDate(iso.replace('.000Z', 'Z'))?.time).toBe(date.getTime());
        expect(parseDate(iso.replace('.000Z', '+00:00'))?.time).toBe(date.getTime());
        expect(Date.parse(isoOf(parseDate(iso)))).toBe(date.getTime());
      }),
    );
  });
});

it('prints a moment as Intl does, without daylight saving', () => {
  const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'Africa/Lagos' });
  const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone: 'Africa/Lagos' });
  const times = fc.date({
    min: new Date('1970-01-01'),
    max: new Date('2100-01-01'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(times, (time) => {
      const moment = parseDate(time.toISOString());
      const [weekday, ...rest] = date.formatToParts(time).filter(({ type }) => type !== 'literal');
      const day = `${weekday?.value}, ${rest.map((part) => part.value).join(' ')}`;
      expect(moment && formatMoment(moment)).toBe(`${day}, ${clock.format(time)} WAT`);
    }),
  );
});

it('prints the time in Lagos, and no time if the host sent only a day', () => {
  const moment = parseDate('2026-11-18T13:05:22Z');
  const day = parseDate('2026-11-18');
  expect(moment && formatMoment(moment)).toMatch(/Wednesday.*18.*November.*2026, 14:05:22 WAT/);
  expect(day && formatMoment(day)).not.toMatch(/WAT/);
  expect(isoOf(day)).toBe('2026-11-18');
  expect(isoOf(null)).toBe('');
});

it('exports the day on screen, with the offset of Lagos', () => {
  const request = parseDate('2026-11-14T23:30:00.000Z');
  expect([formatDate(request), isoOf(request)]).toEqual([
    '2026/11/15',
    '2026-11-15T00:30:00+01:00',
  ]);
});

it('compares the days of this month that have ended with the same days of the last month', () => {
  expect(endedDays(Date.UTC(2026, 10, 25, 12))).toEqual({
    thisMonth: { from: '2026/11/01', to: '2026/11/24' },
    lastMonth: { from: '2026/10/01', to: '2026/10/24' },
  });
  // February is shorter, so both end on its last day.
  expect(endedDays(Date.UTC(2026, 2, 31, 12))).toEqual({
    thisMonth: { from: '2026/03/01', to: '2026/03/28' },
    lastMonth: { from: '2026/02/01', to: '2026/02/28' },
  });
  // The second of January has begun in Lagos.
  expect(endedDays(Date.UTC(2026, 0, 1, 23, 30))).toEqual({
    thisMonth: { from: '2026/01/01', to: '2026/01/01' },
    lastMonth: { from: '2025/12/01', to: '2025/12/01' },
  });
  expect(endedDays(Date.UTC(2025, 11, 31, 23, 30))).toBeNull();
});

it('compares the current month with the days of last month up to the same day', () => {
  const words = (now: number) => spanWords(sameDaysOfLastMonth(now));
  expect(words(Date.UTC(2026, 10, 25, 12))).toBe('1–25 Oct');
  expect(words(Date.UTC(2026, 2, 31, 12))).toBe('1–28 Feb');
  // The first of January has begun in Lagos.
  expect(words(Date.UTC(2025, 11, 31, 23, 30))).toBe('1 Dec');
});

it('prints a time of day in Lagos, with the day if it is not today', () => {
  const now = Date.UTC(2026, 10, 18, 12);
  expect(clockTime(Date.UTC(2026, 10, 18, 9, 5), now)).toBe('10:05');
  expect(clockTime(Date.UTC(2026, 10, 17, 22, 59), now)).toBe('2026/11/17 23:59');
});

it('counts months in Lagos', () => {
  const newYear = Date.UTC(2025, 11, 31, 23, 30);
  expect(lastMonths(3, newYear)).toEqual(['2025/11', '2025/12', '2026/01']);
  expect(lagosIsoDay(newYear)).toBe('2026-01-01');
  expect(monthName('2026/01')).toBe('Jan');
});

it('prints ages in words', () => {
  const now = Date.UTC(2026, 10, 18, 12);
  const minute = 60_000;
  expect(
    [20_000, 2 * minute, 190 * minute, 3000 * minute].map((age) => ago(now - age, now)),
  ).toEqual(['just now', '2 min ago', '3 h ago', '2 d ago']);
  const waited = (age: number, hasTime: boolean) =>
    waitedText({ day: '', time: now - age * minute, hasTime }, now);
  expect([5, 150, 4560].map((age) => waited(age, true))).toEqual(['5 min', '2 h', '3 d 4 h']);
  expect([1, 48].map(hoursText)).toEqual(['1 hour', '48 hours']);
  // A day without a time of day has no hours.
  expect([150, 4560].map((age) => waited(age, false))).toEqual(['since today', '3 d']);
});
