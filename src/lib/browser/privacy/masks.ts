/** The switch that masks phone numbers and e-mail addresses. Each administrator has one in each browser. */
import { localStore } from '../storage/stores.ts';
import { isFlagOn, toggleFlag, useFlag } from './stored-flag.ts';

/** Returns the storage key. It contains the stored text of the administrator, so that each has a separate switch. */
const key = () => `masks ${localStore.get('administrator') ?? ''}`;

/** Returns whether phones and e-mails are masked, and renders again when that changes. */
export const useMasks = (): boolean => useFlag(key());

/** Returns whether phones and e-mails are masked now. */
export const areMasksOn = (): boolean => isFlagOn(key());

export const toggleMasks = (): void => toggleFlag(key());
