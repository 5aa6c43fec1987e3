import { recordReveal } from '../generated/extensions.ts';
import type { Body } from '../transport/call.ts';
import { writeOptions } from '../writes/write-options.ts';

/**
 * Records in the audit of the host that a hidden field was shown. Returns the host's message, or null, and not
 * the field: the page already has it.
 */
export const recordRevealMutation = writeOptions('recordReveal', (reveal: Body<'recordReveal'>) =>
  recordReveal(reveal),
);
