import { retryMail } from '../generated/extensions.ts';
import { writeOptions } from './write-options.ts';

/** Sends an e-mail again that failed, or whose outcome is unknown. Returns the host's message, or null. */
export const retryMailMutation = {
  ...writeOptions('retryMail', retryMail),
  mutationKey: ['retryMail'],
};
