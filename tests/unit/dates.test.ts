import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ago, waitingTime } from '../../src/lib/ago.ts';
import {
  formatDate,
  formatMoment,
  isoOf,
  lastMonths,
  monthName,
  monthOf,
  parseDate,
  today,
} from '../../src/lib/dates.ts';

describe('a date from a host', () => {
  it.each([
    ['2026-11-18', '2026/11/18'],
    ['2026/11/18', '2026/11/18'],
    ['2026-11-18T09:41:07.000Z', '2026/11/18'],
    ['2026-11-18T09:41:07.000000Z', '2026/11/18'],
    ['2026-11-18 09:41:07', '2026/11/18'],
    ['2026-11-18T09:41', '2026/11/18'],
    ['2026-11-18T09:41:07+01:00', '2026/11/18'],
    // Lagos is an hour ahead: what happened there after midnight is not yesterday's.
    ['2026-11-18T23:30:00Z', '2026/11/19'],
    ['2026-11-18T23:30:00', '2026/11/18'],
    ['2026-11-18T00:15:00+02:00', '2026/11/17'],
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
    20261118,
    {},
  ])('%j is NIL', (sent) => {
    expect(formatDate(parseDate(sent))).toBe('NIL');
  });

  it('is the same moment whatever its length', () => {
    const moment = fc
      .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
      .map((date) => new Date(Math.floor(date.getTime() / 1000) * 1000));
    fc.assert(
      fc.property(moment, (date) => {
        const iso = date.toISOString();
        expect(parseDate(iso)?.time).toBe(date.getTime());
        expect(parseDate(iso.replace('.000Z', 'Z'))?.time).toBe(date.getTime());
        expect(parseDate(iso.replace('.000Z', '+00:00'))?.time).toBe(date.getTime());
        expect(isoOf(parseDate(iso))).toBe(iso);
      }),
    );
  });
});

it('says a moment as the platform does, daylight saving nowhere', () => {
  const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'Africa/Lagos' });
  const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone: 'Africa/Lagos' });
  const times = fc.date({
    min: new Date('1970-01-01'),
    max: new Date('2100-01-01'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(times, (time) => {
      const value = parseDate(time.toISOString());
      const [weekday, ...rest] = date.formatToParts(time).filter(({ type }) => type !== 'literal');
      const day = `${weekday?.value}, ${rest.map((part) => part.value).join(' ')}`;
      expect(value && formatMoment(value)).toBe(`${day}, ${clock.format(time)} WAT`);
    }),
  );
});

it('tells the whole moment in Lagos, and no time where the host sent none', () => {
  const moment = parseDate('2026-11-18T13:05:22Z');
  const day = parseDate('2026-11-18');
  expect(moment && formatMoment(moment)).toMatch(/Wednesday.*18.*November.*2026, 14:05:22 WAT/);
  expect(day && formatMoment(day)).not.toMatch(/WAT/);
  expect(isoOf(day)).toBe('2026-11-18');
  expect(isoOf(null)).toBe('');
});

it('counts months in Lagos', () => {
  const newYear = Date.UTC(2025, 11, 31, 23, 30);
  expect(lastMonths(3, newYear)).toEqual(['2025/11', '2025/12', '2026/01']);
  expect(today(newYear)).toBe('2026-01-01');
  expect(monthName('2026/01')).toBe('Jan');
  const date = parseDate('2025-12-31T23:30:00Z');
  expect(date && monthOf(date)).toBe('2026/01');
});

it('tells ages in words', () => {
  const now = Date.UTC(2026, 10, 18, 12);
  const minute = 60_000;
  expect(
    [20_000, 2 * minute, 190 * minute, 3000 * minute].map((age) => ago(now - age, now)),
  ).toEqual(['just now', '2 min ago', '3 h ago', '2 d ago']);
  expect([5, 150, 4560].map((age) => waitingTime(now - age * minute, now))).toEqual([
    '5 min',
    '2 h',
    '3 d 4 h',
  ]);
});
