import { phoneDigits } from '../../../domain/phone.ts';

/** Returns the text by which lists find a phone number: as the host sent it, and as the digits that people type. */
export const phoneText = (phone: string): string => `${phone} 0${phoneDigits(phone)}`;

/** A search text with fewer digits is not read as a phone number. */
const minDigits = 4;

export interface PhoneQuery {
  /** All or some digits of the number. */
  digits: string;
  /** The other search words, such as a name. */
  words: readonly string[];
}

/**
 * Reads the phone number in a search text.
 *
 * @param words the folded words of the text
 * @returns null without a phone number; a word with letters and digits, such as an id, is no number
 */
export function parsePhoneQuery(words: readonly string[]): PhoneQuery | null {
  const numbers = words.filter((word) => /^(tel:)?[^\p{L}]*\d[^\p{L}]*$/u.test(word));
  const digits = phoneDigits(numbers.join(''));
  if (digits.length < minDigits) return null;
  return { digits, words: words.filter((word) => !numbers.includes(word)) };
}
