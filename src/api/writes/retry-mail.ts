import { mutationOptions } from '@tanstack/react-query';
import { writeMeta } from '../cache/invalidation.ts';
import { retryMail } from '../generated/extensions.ts';
import { readWriteAnswer, type WriteError } from './write-outcome.ts';

/** Sends an e-mail again that failed, or whose outcome is not known. Returns the host's message, or null. */
export const retryMailMutation = mutationOptions<string | null, WriteError, { id: string }>({
  mutationKey: ['retryMail'],
  meta: writeMeta('retryMail'),
  mutationFn: ({ id }) => readWriteAnswer('retryMail', retryMail({ id })),
});
