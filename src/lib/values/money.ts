/**
 * Amounts of money. Hosts send naira as numbers or numeric strings. The dashboard calculates in whole kobo, so that sums
 * are exact.
 */
import { formatNaira, minusSign, toKobo } from '../../../domain/money.ts';
import { parseNumber } from './parse-number.ts';

/** Whole kobo: 100 kobo = 1 naira. */
export type Kobo = number & { readonly unit: 'kobo' };

/** Marks a number that is known to be whole kobo, such as the sum of a column or a limit of domain/. */
export const asKobo = (value: number): Kobo => value as Kobo;

export const zeroKobo = asKobo(0);

/**
 * Converts naira, a number or a numeric string such as "25000.00" or "1,250", to whole kobo. Returns null for any other
 * value, and for an amount that is too large to be exact.
 */
export function parseNaira(value: unknown): Kobo | null {
  const naira = parseNumber(value);
  if (naira === null) return null;
  const whole = toKobo(naira);
  // -0 becomes 0.
  return Number.isSafeInteger(whole) ? asKobo(whole === 0 ? 0 : whole) : null;
}

export function add(a: Kobo, b: Kobo): Kobo {
  return asKobo(a + b);
}

export function subtract(a: Kobo, b: Kobo): Kobo {
  return asKobo(a - b);
}

/** Formats an amount as ₦1,234,567.00, or NIL for null. */
export function formatMoney(amount: Kobo | null): string {
  return amount === null ? 'NIL' : formatNaira(amount);
}

const suffixes = ['', 'k', 'm', 'b', 't'];

/** Formats an amount for the axes of charts: ₦6m, ₦1.2k, and 0 without a unit. It avoids Intl, whose first use is slow. */
export function formatMoneyShort(amount: Kobo): string {
  if (amount === 0) return '0';
  const size = Math.abs(amount);
  const tenths = (power: number) => Math.round(size / (10 * 1000 ** power));
  let power = 0;
  while (tenths(power) >= 10_000) power += 1;
  return `${amount < 0 ? minusSign : ''}₦${tenths(power) / 10}${suffixes[power]}`;
}
