/** The kind of a person: artisans do jobs for clients. */
export type PartyKind = 'artisan' | 'client';

/** Returns the first letters of the first and the last word, to show instead of a missing picture. */
export function initials(name: string | null): string {
  const words = (name ?? '').split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word = '') => firstLetter(word))
    .join('')
    .toUpperCase();
}

/** The segmenter is created only when it is needed, because that takes long. */
let segmenter: Intl.Segmenter | undefined;

/** Returns the first grapheme and not the first code unit, because the dot of Ọ may be a code unit of its own. */
function firstLetter(word: string): string {
  if (/^[a-z]{2}/i.test(word)) return word.charAt(0);
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return segmenter.segment(word).containing(0)?.segment ?? '';
}
