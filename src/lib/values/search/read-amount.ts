/** Amounts as they are typed: `85k`, `₦85,000`, `>=100000`, `<2m`, `10000..20000`. */

import { toNaira } from '../../../../domain/money.ts';
import { asKobo, type Kobo, parseNaira } from '../money.ts';
import { parseNumber } from '../parse-number.ts';

const scales: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  mn: 1e6,
  million: 1e6,
  b: 1e9,
  bn: 1e9,
  billion: 1e9,
};
const shape =
  /^(?<sign>₦|ngn|n|#)?\s*(?<number>\d[\d,]*(?:\.\d+)?)\s*(?<scale>k|thousand|mn?|million|bn?|billion)?(?:\s*naira)?$/i;
/** A number alone needs this many characters. A shorter one is usually part of an address or id. */
const minPlainLength = 3;
/** A larger number is an id. */
const maxAmountKobo = 1e13;

/** Returns a typed amount in kobo, or null. */
function readAmount(text: string, minLength: number): Kobo | null {
  const { sign, number = '', scale } = shape.exec(text.trim())?.groups ?? {};
  const factor = scales[scale?.toLowerCase() ?? ''] ?? 1;
  const amount = parseNaira((parseNumber(number) ?? Number.NaN) * factor);
  const isMarked = sign !== undefined || scale !== undefined;
  if (amount === null || (!isMarked && number.length < minLength)) return null;
  return amount > maxAmountKobo ? null : amount;
}

const rangeOf = (fromKobo: number | null, toKobo: number | null) =>
  [fromKobo, toKobo]
    .map((end) => (end === null ? '' : toNaira(asKobo(Math.max(0, end)))))
    .join('..');

/** Returns a typed amount, or a comparison with one, as a range of naira; null for other texts. */
export function readAmountRange(text: string): string | null {
  const ends = text.split('..');
  if (ends.length > 1) return readBetween(ends);
  const [, operator = '', operand = ''] = /^([<>]=?|[=≤≥])?(.*)$/s.exec(text) ?? [];
  const amount = readAmount(operand, operator === '' ? minPlainLength : 1);
  if (amount === null) return null;
  if (operator === '' || operator === '=') return rangeOf(amount, amount);
  // For > and < the amount itself is outside the range, by one kobo.
  const gap = operator === '>' || operator === '<' ? 1 : 0;
  return /[>≥]/.test(operator) ? rangeOf(amount + gap, null) : rangeOf(null, amount - gap);
}

/** Reads `from..to`, with one end or both. */
function readBetween(ends: readonly string[]): string | null {
  const amounts = ends.map((end) => (end === '' ? null : readAmount(end, 1)));
  const isRange =
    amounts.length === 2 && ends.every((end, at) => end === '' || amounts[at] !== null);
  const [from = null, to = null] = amounts;
  if (!isRange || (from === null && to === null)) return null;
  return from !== null && to !== null && from > to ? rangeOf(to, from) : rangeOf(from, to);
}
