import { storeText, useStoredText } from '../storage/stored-text.ts';
import { localStore } from '../storage/stores.ts';

/** Returns whether a switch of this browser is on. Renders again when any tab changes it. */
export const useFlag = (key: string): boolean => useStoredText(key) !== null;

/** Returns whether a switch of this browser is on now. */
export const isFlagOn = (key: string): boolean => localStore.get(key) !== null;

/** Toggles a switch for all tabs of this browser. */
export const toggleFlag = (key: string): void => storeText(key, isFlagOn(key) ? null : 'on');
