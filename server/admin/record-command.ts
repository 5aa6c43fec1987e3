import type { Transaction } from '../db/connect.ts';
import { recordChange } from '../repositories/audit.ts';

const sentences = {
  add: 'Added the account',
  reset: 'Gave another password to',
  unlock: 'Removed the lock of',
};

/**
 * Writes the audit entry of a change to an account by `npm run admin`. The entry names no account as its
 * author, because nobody signs in at the terminal.
 */
export const recordCommand = (
  tx: Transaction,
  action: keyof typeof sentences,
  id: number,
  email: string,
): Promise<void> =>
  recordChange(
    tx,
    { accountId: null, address: null },
    { action, subject: 'account', subjectId: id, sentence: `${sentences[action]} ${email}.` },
  );
