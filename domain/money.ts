/** Amounts of money: hosts send naira; the dashboard and the server calculate in whole kobo. 100 kobo are 1 naira. */
import { formatCount } from './count.ts';

export const toNaira = (kobo: number): number => kobo / 100;

/** Converts naira to kobo, rounded to whole kobo. */
export const toKobo = (naira: number): number =>
  // 1.005 * 100 is 100.49999999999999, which would round down; toFixed gives 100.500.
  Math.round(Number((naira * 100).toFixed(3)));

export interface MoneyParts {
  /** `minusSign`, or ''. */
  minus: string;
  /** ₦ */
  sign: string;
  /** 1,234,567 */
  naira: string;
  /** .00 */
  kobo: string;
}

/** The minus sign U+2212 and a hair space. */
export const minusSign = '\u2212\u200a';

/** Returns the parts of an amount in kobo. */
export function moneyParts(amount: number): MoneyParts {
  const unsigned = Math.abs(amount);
  const kobo = unsigned % 100;
  return {
    minus: amount < 0 ? minusSign : '',
    sign: '₦',
    naira: formatCount((unsigned - kobo) / 100),
    kobo: `.${String(kobo).padStart(2, '0')}`,
  };
}

/** Formats kobo as ₦1,234,567.00. */
export function formatNaira(amount: number): string {
  const { minus, sign, naira, kobo } = moneyParts(amount);
  return minus + sign + naira + kobo;
}
