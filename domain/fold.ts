const beyondAscii = /[\u0080-\uffff]/;
const marks = /\p{M}/gu;

/** Returns the text in lower case without accents: "adebayo" for Adébáyọ̀. */
export function foldMarks(text: string): string {
  const lower = text.toLowerCase();
  if (!beyondAscii.test(lower)) return lower;
  // At the end of a word, the lower-case letter of Σ is ς and not σ.
  return lower.normalize('NFD').replaceAll(marks, '').replaceAll('ς', 'σ');
}

/** Letters that Unicode does not decompose, and the signs that keyboards replace, with what people type for them. */
const typed = {
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
const typedFor = new Map(
  Object.entries(typed).flatMap(([text, signs]) => Array.from(signs, (sign) => [sign, text])),
);
const untyped = new RegExp(`[${[...typedFor.keys()].join('')}]`, 'g');

/** Returns the text as people type it in a search: "danjuma o'brien" for Ɗanjuma O’Brien. */
export function fold(text: string): string {
  const folded = foldMarks(text);
  return beyondAscii.test(folded)
    ? folded.replaceAll(untyped, (sign) => typedFor.get(sign) ?? sign)
    : folded;
}
