import type { Transaction } from '../db/connect.ts';
import { recordChange } from '../repositories/audit.ts';

const sentences = {
  add: 'Added the account',
  reset: 'Gave another password to',
  unlock: 'Removed the lock of',
};

/**
 * Writes the audit entry of a change of an account that was made on the machine. It has no account: the
 * person at the terminal is not signed in.
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
