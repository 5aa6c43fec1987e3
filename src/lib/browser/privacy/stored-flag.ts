import { storeText, useStoredText } from '../storage/stored-text.ts';

/** Returns whether a switch of this browser is on, and renders again when it changes, in other tabs too. */
export const useFlag = (key: string): boolean => useStoredText(key) !== null;

/** Turns a switch over, for all tabs of this browser. */
export const turnFlag = (key: string): void =>
  storeText(key, localStorage.getItem(key) === null ? 'on' : null);
