const beyondAscii = /[\u0080-\uffff]/;
const marks = /\p{M}/gu;

/** Returns the text in lower case without accents, so that "adebayo" finds Adébáyọ̀ and the reverse. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  return beyondAscii.test(lower) ? lower.normalize('NFD').replaceAll(marks, '') : lower;
}
