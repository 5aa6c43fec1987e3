/**
 * The digits of a Nigerian phone number without its prefix, so that "0803 555 0148", "+234 803 555 0148",
 * "+234 (0) 803 555 0148" and "8035550148" are the same.
 */
export function phoneDigits(text: string): string {
  return text
    .replaceAll(/\D/g, '')
    .replace(/^(00)?234/, '')
    .replace(/^0/, '');
}

/** A number as it is printed and as it is typed: for lists that search in text. */
export const phoneText = (phone: string): string => `${phone} 0${phoneDigits(phone)}`;

const fewestDigits = 4;

/** A text that asks for a phone number, perhaps with a name beside it. */
export interface SoughtPhone {
  digits: string;
  /** The words beside it. */
  words: readonly string[];
}

/**
 * Reads the phone number, or the part of one, in a text.
 *
 * @param words the text's words, folded
 * @returns null where there is none: words with digits and letters, such as ids, are none
 */
export function soughtPhone(words: readonly string[]): SoughtPhone | null {
  const numbers = words.filter((word) => /^(tel:)?[^\p{L}]*\d[^\p{L}]*$/u.test(word));
  const digits = phoneDigits(numbers.join(''));
  if (digits.length < fewestDigits) return null;
  return { digits, words: words.filter((word) => !numbers.includes(word)) };
}
