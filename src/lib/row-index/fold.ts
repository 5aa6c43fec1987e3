const beyondAscii = /[\u0080-\uffff]/;
const marks = /\p{M}/gu;

/** Returns the text in lower case without accents, so that "adebayo" finds Adébáyọ̀ and the reverse. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (!beyondAscii.test(lower)) return lower;
  // At the end of a word, the lower-case letter of Σ is ς and not σ.
  return lower.normalize('NFD').replaceAll(marks, '').replaceAll('ς', 'σ');
}
