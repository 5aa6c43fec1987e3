const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });
const longest = 80;
/** Control characters, marks that turn the direction of text, line breaks, and what has no width. */
const unprintable = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu;

/**
 * A name that somebody chose, as part of a sentence about money: in one line, without marks that
 * would turn or hide the words after it, and at most 80 letters as a reader counts them. Isolated, a
 * name in right-to-left letters leaves the order of the sentence as it is.
 *
 * https://www.unicode.org/reports/tr9/#Explicit_Directional_Isolates
 *
 * @returns null when nothing can be shown of it
 */
export function nameInSentence(name: string): string | null {
  // A letter may have hundreds of marks; what is looked at is bounded before it is taken apart.
  const plain = name
    .slice(0, longest * 20)
    .replaceAll(unprintable, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const all = Array.from(letters.segment(plain), ({ segment }) =>
    segment.slice(0, 8).replace(/\p{Cs}$/u, ''),
  );
  if (all.length === 0) return null;
  const shown = all.length > longest ? `${all.slice(0, longest).join('')}…` : all.join('');
  return /\p{Script=Arabic}|\p{Script=Hebrew}/u.test(shown) ? `\u2068${shown}\u2069` : shown;
}
