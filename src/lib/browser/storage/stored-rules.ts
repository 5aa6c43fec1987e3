import { storeText, useStoredText } from './stored-text.ts';

const key = 'decision-rules';

/** The rules that this browser keeps; amounts are in naira. */
export interface StoredRules {
  typeAmountsFrom: number | null;
  promisedHours: number | null;
}

/** Returns the rules of this browser, and renders again when any tab changes them. */
export function useStoredRules(): StoredRules {
  const text = useStoredText(key);
  return { typeAmountsFrom: aboveZero(text, 0), promisedHours: aboveZero(text, 1) };
}

/** Keeps the rules for all tabs of this browser. */
export const storeRules = ({ typeAmountsFrom, promisedHours }: StoredRules): void =>
  storeText(key, `${typeAmountsFrom ?? ''} ${promisedHours ?? ''}`);

function aboveZero(text: string | null, place: 0 | 1): number | null {
  const value = Number(text?.split(' ')[place] ?? '');
  return value > 0 ? value : null;
}
