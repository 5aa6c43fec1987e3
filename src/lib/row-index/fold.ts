const beyondAscii = /[\u0080-\uffff]/;
const marks = /\p{M}/gu;

/** Lower case without marks, so that "adebayo" finds Adébáyọ̀ and the other way round. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  return beyondAscii.test(lower) ? lower.normalize('NFD').replaceAll(marks, '') : lower;
}
