/** The masks over phones and e-mails: a choice of one administrator in this browser. */
import { turnFlag, useFlag } from './stored-flag.ts';

/** The session keeps the administrator under this name; another administrator has another switch. */
const key = () => `masks ${localStorage.getItem('administrator') ?? ''}`;

/** Returns whether phones and e-mails are masked. */
export const useMasks = (): boolean => useFlag(key());

/** Turns the masks on or off. */
export const turnMasks = (): void => turnFlag(key());
