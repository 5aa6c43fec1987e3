import { storeText, useStoredText } from '../storage/stored-text.ts';

/** Returns whether a switch of this browser is on. Renders again when any tab changes it. */
export const useFlag = (key: string): boolean => useStoredText(key) !== null;

/** Toggles a switch for all tabs of this browser. */
export const toggleFlag = (key: string): void =>
  storeText(key, localStorage.getItem(key) === null ? 'on' : null);
