import { once } from './memoize.ts';

/** "Chukwuemeka Okafor", one of the two where the other is missing, or null. */
export function fullName(first: string | null, last: string | null): string | null {
  return [first, last].filter((part) => part !== null).join(' ') || null;
}

/** Whose page a list stands on. */
export type PartyKind = 'artisan' | 'client';

/** The first letters of the first and the last word, for where a picture is missing. */
export function initials(name: string | null): string {
  const words = (name ?? '').split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word = '') => firstLetter(word))
    .join('')
    .toUpperCase();
}

const segmenter = once(() => new Intl.Segmenter('en', { granularity: 'grapheme' }));

/** The first grapheme, not the first code unit: Ọ may be written with a combining dot. */
function firstLetter(word: string): string {
  return /^[a-z]{2}/i.test(word)
    ? word.charAt(0)
    : (segmenter().segment(word).containing(0)?.segment ?? '');
}
