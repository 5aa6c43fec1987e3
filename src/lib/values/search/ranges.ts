import { inLagos } from '../../../../domain/lagos.ts';
import { monthName, weekdays } from '../calendar.ts';
import { formatDate, parseDate } from '../dates.ts';
import { formatMoney, parseNaira } from '../money.ts';
import { lastDayOf, periodSpan, type Span } from './periods.ts';
import { isPeriod, type RangeKind } from './range-text.ts';

/** A value that a range compares: kobo, a day as YYYY/MM/DD, the digits of a phone number. */
export type RangeValue = number | string | null;

/** Returns the two ends of a range in the address. Periods are counted from `now` (milliseconds UTC). */
export function rangeEnds(range: string, now = Date.now()): Span {
  if (isPeriod(range)) return periodSpan(range, now);
  const [from = '', to = ''] = range.split('..');
  return [from, to];
}

/** Returns the test of a range in the address. A missing value is in no range. */
export function rangeTest(kind: RangeKind, range: string): (value: RangeValue) => boolean {
  if (kind === 'phones') return (value) => typeof value === 'string' && value.includes(range);
  const [from, to] = rangeEnds(range);
  if (kind === 'days') {
    const [first, last] = [from.replaceAll('-', '/'), to.replaceAll('-', '/') || '~'];
    return (value) => typeof value === 'string' && value >= first && value <= last;
  }
  const [low, high] = [parseNaira(from) ?? -Infinity, parseNaira(to) ?? Infinity];
  return (value) => typeof value === 'number' && value >= low && value <= high;
}

/** Formats a range of the address: "≥ ₦100,000", "Fri 20 Nov 2026", "last month (Oct 2026)", "0803555". */
export function rangeWords(kind: RangeKind, range: string, now = Date.now()): string {
  if (kind === 'phones') return `0${range}`;
  const [from, to] = rangeEnds(range, now);
  if (isPeriod(range)) return `${range.replaceAll('-', ' ')} (${daysWords(from, to)})`;
  if (kind === 'days') return daysWords(from, to);
  if (from === to) return nairaWords(from);
  if (from === '') return `≤ ${nairaWords(to)}`;
  return to === '' ? `≥ ${nairaWords(from)}` : `${nairaWords(from)} – ${nairaWords(to)}`;
}

/** Formats an amount as ₦85,000, with kobo only if they are not zero. */
const nairaWords = (naira: string) => formatMoney(parseNaira(naira)).replace(/\.00$/, '');

function daysWords(from: string, to: string): string {
  if (from === to) return dayWords(from);
  if (from === '') return `until ${dayWords(to)}`;
  if (to === '') return `from ${dayWords(from)}`;
  const year = from.slice(0, 4);
  if (from === `${year}-01-01` && to === `${year}-12-31`) return year;
  const month = from.slice(0, 7);
  if (from.endsWith('-01') && to.startsWith(month) && to === lastDayOf(month)) {
    return `${monthName(from)} ${year}`;
  }
  return `${dayWords(from)} – ${dayWords(to)}`;
}

function dayWords(day: string): string {
  const date = parseDate(day);
  if (date === null) return formatDate(null);
  const weekday = weekdays[inLagos(date.time).getUTCDay()] ?? '';
  return `${weekday.slice(0, 3)} ${Number(day.slice(8))} ${monthName(day)} ${day.slice(0, 4)}`;
}
