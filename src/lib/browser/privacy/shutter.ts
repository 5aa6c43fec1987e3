/**
 * The shutter for screen sharing: it blurs amounts, names and numbers until it is opened. The rules are in
 * features/frame/privacy.css; until they are loaded, base.css blurs the whole page from its first paint.
 */
import { toggleFlag, useFlag } from './stored-flag.ts';

const key = 'shutter';

/** The key that closes and opens the shutter. */
export const shutterKey = 'H';

/** The reason that locks decisions behind the shutter. */
export const shutterReason = `Amounts and names are blurred. Press ${shutterKey} to see them before you decide.`;

/** Returns whether the shutter is closed, and renders again when that changes. */
export const useShutter = (): boolean => useFlag(key);

/** Closes the shutter, or opens it. */
export const toggleShutter = (): void => toggleFlag(key);
