/** Ranges as written in the address: `from..to` with one end or both, a period (`last-month`), or digits of phones. */
import { parseNumber } from '../parse-number.ts';

/** What a range contains: amounts in naira, days in Africa/Lagos (YYYY-MM-DD), or the digits of phone numbers. */
export type RangeKind = 'amounts' | 'days' | 'phones';

// The parsers of money and dates are not used here: every page checks its address, and their code is loaded later.
const endReaders = {
  amounts(text: string) {
    const naira = parseNumber(text);
    return naira !== null && Number.isSafeInteger(Math.round(naira * 100)) ? naira : null;
  },
  days(text: string) {
    const time = Date.parse(text);
    // Date.parse reads 30 February as 2 March.
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
  const readEnd = (end: string, open: number) => (end === '' ? open : endReaders[kind](end));
  const [low, high] = [readEnd(from, -Infinity), readEnd(to, Infinity)];
  return low !== null && high !== null && low <= high;
}
