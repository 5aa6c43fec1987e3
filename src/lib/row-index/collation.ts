import { foldMarks } from '../../../domain/fold.ts';
import { memoize } from '../values/memoize.ts';

/** Compares names without accents and case, and numbers inside words by value. */
export const collator = memoize(
  () => new Intl.Collator('en', { sensitivity: 'base', numeric: true }),
);

/** Maps each ASCII punctuation mark to a character from "!" to "@", in the collator's order. */
const marks = memoize(
  () =>
    new Map(
      Array.from({ length: 95 }, (_, at) => String.fromCharCode(0x20 + at))
        .filter((character) => /[^a-z0-9 ]/i.test(character))
        .sort(collator().compare)
        .map((mark, rank) => [mark, String.fromCharCode(0x21 + rank)]),
    ),
);
/** A number in a key starts with its length, as a character code between the marks and the letters. */
const digitCountBase = 0x40;
const maxDigits = 0x60 - digitCountBase;

/**
 * Returns a key whose plain comparison gives the collator's order, about ten times faster. Returns null for
 * texts that only the collator can order.
 */
export function collationKey(text: string): string | null {
  const folded = foldMarks(text);
  if (/^[a-z ]*$/.test(folded)) return folded;
  let key = '';
  for (const [part, letters, digits] of folded.matchAll(/([a-z ]+)|0*(\d+)|./gs)) {
    if (letters !== undefined) key += letters;
    else if (digits === undefined) {
      const mark = marks().get(part);
      if (mark === undefined) return null;
      key += mark;
    } else {
      if (digits.length > maxDigits) return null;
      key += String.fromCharCode(digitCountBase + digits.length) + digits;
    }
  }
  return key;
}
