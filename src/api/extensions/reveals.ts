import { recordReveal } from '../generated/extensions.ts';
import { writeOptions } from '../writes/write-options.ts';

/**
 * Records in the host's audit that an administrator showed a masked e-mail address or phone number. Returns the host's
 * message, or null.
 */
export const recordRevealMutation = writeOptions('recordReveal', recordReveal);
