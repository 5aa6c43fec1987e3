/** Ranges as written in the address: `from..to`, with one end or both, or days counted from today: `last-month`. */
import { parseNumber } from '../parse-number.ts';

/** The values that a range compares: naira, days in Africa/Lagos (YYYY-MM-DD), or the digits of phone numbers. */
export type RangeKind = 'amounts' | 'days' | 'phones';

// Every page checks its address, so this reads neither money nor dates, whose code loads with the rows that have them.
const ends = {
  amounts(text: string) {
    const naira = parseNumber(text);
    return naira !== null && Number.isSafeInteger(Math.round(naira * 100)) ? naira : null;
  },
  days(text: string) {
    const time = Date.parse(text);
    // A day that does not exist is read as another one.
    const isDay = !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
    return isDay ? time : null;
  },
};

const period = /^(?:today|yesterday|(?:this|last)-(?:week|month|year)|last-[1-9]\d{0,2}-days)$/;

/** Returns whether a text names days that are counted from today, such as `last-month`. */
export const isPeriod = (text: string) => period.test(text);

/** Returns whether a text from the address is a range of this kind. */
export function isRange(kind: RangeKind, text: string): boolean {
  if (kind === 'phones') return /^\d{4,15}$/.test(text);
  if (kind === 'days' && isPeriod(text)) return true;
  const [from = '', to, more] = text.split('..');
  if (to === undefined || more !== undefined || text === '..') return false;
  const read = (end: string, open: number) => (end === '' ? open : ends[kind](end));
  const [low, high] = [read(from, -Infinity), read(to, Infinity)];
  return low !== null && high !== null && low <= high;
}
