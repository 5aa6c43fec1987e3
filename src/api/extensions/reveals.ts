import { mutationOptions } from '@tanstack/react-query';
import { writeMeta } from '../cache/invalidation.ts';
import { recordReveal } from '../generated/extensions.ts';
import type { Body } from '../transport/call.ts';
import { readWriteAnswer, type WriteError } from '../writes/write-outcome.ts';

/**
 * Records in the audit of the host that a hidden field was shown. Returns the host's message, or null, and not
 * the field: the page already has it.
 */
export const recordRevealMutation = mutationOptions<
  string | null,
  WriteError,
  Body<'recordReveal'>
>({
  meta: writeMeta('recordReveal'),
  mutationFn: (reveal) => readWriteAnswer('recordReveal', recordReveal(reveal)),
});
