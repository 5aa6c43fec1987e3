/** The masks over phones and e-mails: a choice of one administrator in this browser. */

import { localStore } from '../storage/stores.ts';
import { isFlagOn, toggleFlag, useFlag } from './stored-flag.ts';

/** Contains the stored administrator, so that each administrator has a separate switch. */
const key = () => `masks ${localStore.get('administrator') ?? ''}`;

/** Returns whether phones and e-mails are masked. */
export const useMasks = (): boolean => useFlag(key());

/** Returns whether phones and e-mails are masked now. */
export const areMasksOn = (): boolean => isFlagOn(key());

/** Turns the masks on or off. */
export const toggleMasks = (): void => toggleFlag(key());
