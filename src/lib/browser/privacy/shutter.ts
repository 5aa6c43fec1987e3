/**
 * The shutter for screen sharing: while it is closed, it blurs amounts, names and numbers. The rules are in
 * features/frame/privacy.css; until they are loaded, base.css blurs the whole content of the page.
 */
import { toggleFlag, useFlag } from './stored-flag.ts';

const key = 'shutter';

/** The key that closes and opens the shutter. */
export const shutterKey = 'H';

/** Why decisions are locked while the shutter is closed. */
export const shutterReason = `Amounts and names are blurred. Press ${shutterKey} to see them before you decide.`;

/** Returns whether the shutter is closed, and renders again when that changes. */
export const useShutter = (): boolean => useFlag(key);

export const toggleShutter = (): void => toggleFlag(key);
