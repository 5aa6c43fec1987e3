const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
const maxGraphemes = 80;
/** Control and format characters, line separators, private characters, and halves of surrogate pairs. */
const unprintable = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu;

/** A name in Latin letters, which needs no changes. The check saves time for the many names of a large sample. */
const plainName = /^[!-~À-ɏḀ-ỿ]+(?: [!-~À-ɏḀ-ỿ]+)*$/;

/**
 * Prepares a name for a sentence about money: one line, limited in length, without characters that hide or reorder the
 * words after it. A name in Arabic or Hebrew letters is isolated, so that the words around it keep their order.
 *
 * https://www.unicode.org/reports/tr9/#Explicit_Directional_Isolates
 *
 * @returns null when nothing printable is left
 */
export function nameInSentence(name: string): string | null {
  if (name.length <= maxGraphemes && plainName.test(name)) return name;
  // A grapheme may have hundreds of marks, so the text is shortened before the split, and each grapheme after it.
  const plain = name
    .slice(0, maxGraphemes * 20)
    .replaceAll(unprintable, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const graphemes = Array.from(segmenter.segment(plain), ({ segment }) =>
    segment.slice(0, 8).replace(/\p{Cs}$/u, ''),
  );
  if (graphemes.length === 0) return null;
  const ellipsis = graphemes.length > maxGraphemes ? '…' : '';
  const shortened = graphemes.slice(0, maxGraphemes).join('') + ellipsis;
  return /\p{Script=Arabic}|\p{Script=Hebrew}/u.test(shortened)
    ? `\u2068${shortened}\u2069`
    : shortened;
}
