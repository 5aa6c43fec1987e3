const beyondAscii = /[\u0080-\uffff]/;
const marks = /\p{M}/gu;

/** Returns the text in lower case without accents: "adebayo" for Adébáyọ̀. */
export function foldAccents(text: string): string {
  const lower = text.toLowerCase();
  if (!beyondAscii.test(lower)) return lower;
  // Σ has two lower-case letters: ς at the end of a word, else σ.
  return lower.normalize('NFD').replaceAll(marks, '').replaceAll('ς', 'σ');
}

/**
 * Characters that a search replaces, by the text that people type for them: letters that Unicode does not decompose, and
 * quotation marks and dashes.
 */
const charactersByText = {
  a: 'ɑ',
  b: 'ɓ',
  c: 'ƈ',
  d: 'đɖɗð',
  e: 'ǝəɛ',
  g: 'ɠ',
  h: 'ħɦ',
  i: 'ıɨɩ',
  k: 'ƙ',
  l: 'łɫ',
  n: 'ŋɲ',
  o: 'øɔɵ',
  p: 'ƥ',
  s: 'ʃ',
  t: 'ŧƭ',
  u: 'ʉʊ',
  v: 'ʋ',
  y: 'ƴ',
  z: 'ƶʒ',
  ae: 'æ',
  oe: 'œ',
  ss: 'ß',
  th: 'þ',
  "'": '‘’‚‛′ʹʻʼʽˈ´＇',
  '"': '“”„‟″«»＂',
  '-': '‐‑‒–—―−﹣－',
};
const textByCharacter = new Map(
  Object.entries(charactersByText).flatMap(([text, characters]) =>
    Array.from(characters, (character) => [character, text]),
  ),
);
const replacedCharacters = new RegExp(`[${[...textByCharacter.keys()].join('')}]`, 'g');

/** Returns the text as people type it in a search: "danjuma o'brien" for Ɗanjuma O’Brien. */
export function fold(text: string): string {
  const folded = foldAccents(text);
  return beyondAscii.test(folded)
    ? folded.replaceAll(
        replacedCharacters,
        (character) => textByCharacter.get(character) ?? character,
      )
    : folded;
}
