import type { Transaction } from '../db/connect.ts';
import { transactionTime } from '../db/transactions/transaction-time.ts';
import { changeStanding, lockStanding } from '../repositories/artisan-standing.ts';
import { levelToVerify } from '../repositories/artisans.ts';
import { recordChange, type SignedIn } from '../repositories/audit.ts';
import { nameOf } from '../repositories/payees.ts';
import { changedMeanwhile, type EditOutcome, notWaiting, unchanged } from './outcome.ts';

/** The outcome of declining a verification. */
export type DeclineOutcome = EditOutcome | ReturnType<typeof notWaiting>;

/** A declined verification, with the artisan's version that was on screen. */
export interface Decline {
  reason: string;
  version: number;
}

/**
 * Declines the verification of an artisan at level 1, which removes the artisan from the verification list.
 *
 * @throws when the database throws
 */
export async function declineVerification(
  tx: Transaction,
  id: number,
  { reason, version }: Decline,
  actor: SignedIn,
): Promise<DeclineOutcome> {
  const before = await lockStanding(tx, id);
  if (before === undefined) return { kind: 'not-found' };
  if (before.declinedAt !== null) return unchanged(before);
  if (before.level !== levelToVerify) return notWaiting(before);
  if (before.version !== version) return changedMeanwhile(before);
  const now = await changeStanding(tx, id, {
    declinedAt: transactionTime(tx),
    declineReason: reason,
  });
  await recordChange(tx, actor, {
    action: 'decline',
    subject: 'artisan',
    subjectId: id,
    sentence: `Turned down the verification of ${nameOf(before)}.`,
    reason,
    before: { declined: false },
    after: { declined: true },
    artisanId: id,
  });
  return { kind: 'changed', name: before.name, version: now };
}
