import { formatCount } from './count.ts';

/**
 * Amounts. Hosts send Naira as numbers or numeric strings; behind the reader an amount is whole kobo,
 * so that sums and differences are exact. It becomes Naira again only when it is printed.
 */

/** Whole kobo: 100 kobo = 1 naira. Made only by the functions of this module. */
export type Kobo = number & { readonly unit: 'kobo' };

const kobo = (value: number) => value as Kobo;

export const noMoney = kobo(0);

const numeric = /^[-+]?(\d+|\d{1,3}(,\d{3})+)(\.\d*)?$/;

/**
 * The amount that a host sent in Naira, or null where there is none: not a number, nor a numeric
 * string such as "25000.00" or "1,250".
 */
export function parseNaira(value: unknown): Kobo | null {
  const naira =
    typeof value === 'string' && numeric.test(value.trim())
      ? Number(value.trim().replaceAll(',', ''))
      : value;
  if (typeof naira !== 'number' || !Number.isFinite(naira)) return null;
  // A double holds 8.95 naira as a little less than 895 kobo; toFixed rounds what was written.
  const whole = Math.round(Number((naira * 100).toFixed(3)));
  return Number.isSafeInteger(whole) ? kobo(whole === 0 ? 0 : whole) : null;
}

export function add(a: Kobo, b: Kobo): Kobo {
  return kobo(a + b);
}

export function subtract(a: Kobo, b: Kobo): Kobo {
  return kobo(a - b);
}

/** The amount as Naira, for places that take plain numbers such as a chart axis or a CSV cell. */
export function toNaira(amount: Kobo): number {
  return amount / 100;
}

/** The printed pieces of an amount, which are set in different weights. */
export interface MoneyParts {
  /** A true minus with a hair space, or nothing. */
  minus: string;
  /** ₦ */
  sign: string;
  /** 1,234,567 */
  naira: string;
  /** .00 */
  kobo: string;
}

const minusSign = '\u2212\u200a';

export function moneyParts(amount: Kobo): MoneyParts {
  const size = Math.abs(amount);
  const kobo = size % 100;
  return {
    minus: amount < 0 ? minusSign : '',
    sign: '₦',
    naira: formatCount((size - kobo) / 100),
    kobo: `.${String(kobo).padStart(2, '0')}`,
  };
}

/** ₦1,234,567.00, or NIL where there is no amount. */
export function formatMoney(amount: Kobo | null): string {
  if (amount === null) return 'NIL';
  const { minus, sign, naira, kobo } = moneyParts(amount);
  return minus + sign + naira + kobo;
}

const thousands = ['', 'k', 'm', 'b', 't'];

/** ₦6m, for chart axes only. Not by Intl, for the reason of formatCount. */
export function formatMoneyShort(amount: Kobo): string {
  if (amount === 0) return '0';
  const tenths = (power: number) => Math.round(amount / (10 * 1000 ** power));
  let power = 0;
  while (tenths(power) >= 10_000) power += 1;
  return `₦${tenths(power) / 10}${thousands[power]}`;
}

/** A sum of kobo that was made as a plain number, such as the one of a column. */
export function sumOfKobo(sum: number): Kobo {
  return kobo(sum);
}
