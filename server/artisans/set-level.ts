import type { Transaction } from '../db/connect.ts';
import { changeStanding, lockStanding } from '../repositories/artisan-standing.ts';
import { recordChange, type SignedIn } from '../repositories/audit.ts';
import { nameOf } from '../repositories/payees.ts';
import { changedMeanwhile, type EditOutcome, unchanged } from './outcome.ts';

/** A change of level, with the artisan's version that was on screen. */
export interface LevelEdit {
  /** From 1 to 3. */
  level: number;
  version: number;
}

/**
 * Sets the level of an artisan. It also removes an earlier decline of the verification, so level 1 puts the
 * artisan on the verification list again.
 *
 * @throws when the database throws
 */
export async function setLevel(
  tx: Transaction,
  id: number,
  { level, version }: LevelEdit,
  actor: SignedIn,
): Promise<EditOutcome> {
  const before = await lockStanding(tx, id);
  if (before === undefined) return { kind: 'not-found' };
  const wasDeclined = before.declinedAt !== null;
  if (before.level === level && !wasDeclined) return unchanged(before);
  if (before.version !== version) return changedMeanwhile(before);
  const now = await changeStanding(tx, id, { level, declinedAt: null, declineReason: null });
  await recordChange(tx, actor, {
    action: 'set-level',
    subject: 'artisan',
    subjectId: id,
    sentence: `Set ${nameOf(before)} to level ${level}.`,
    before: { level: before.level, ...(wasDeclined && { declined: true }) },
    after: { level, ...(wasDeclined && { declined: false }) },
    artisanId: id,
  });
  return { kind: 'changed', name: before.name, version: now };
}
