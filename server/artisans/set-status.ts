import type { Transaction } from '../db/connect.ts';
import { changeStanding, lockStanding } from '../repositories/artisan-standing.ts';
import { recordChange, type SignedIn } from '../repositories/audit.ts';
import { nameOf } from '../repositories/payees.ts';
import { changedMeanwhile, type EditOutcome, unchanged } from './outcome.ts';

/** A change of status, with the artisan's version that was on screen. */
export interface StatusEdit {
  status: 'active' | 'deactivated';
  reason?: string | undefined;
  version: number;
}

const words = {
  active: { action: 'activate', verb: 'Activated' },
  deactivated: { action: 'deactivate', verb: 'Deactivated' },
} as const;

/**
 * Deactivates or activates an artisan. Requests of a deactivated artisan cannot be approved.
 *
 * @throws when the database throws
 */
export async function setStatus(
  tx: Transaction,
  id: number,
  { status, reason, version }: StatusEdit,
  actor: SignedIn,
): Promise<EditOutcome> {
  const before = await lockStanding(tx, id);
  if (before === undefined) return { kind: 'not-found' };
  if (before.status === status) return unchanged(before);
  if (before.version !== version) return changedMeanwhile(before);
  const now = await changeStanding(tx, id, { status });
  const { action, verb } = words[status];
  await recordChange(tx, actor, {
    action,
    subject: 'artisan',
    subjectId: id,
    sentence: `${verb} ${nameOf(before)}.`,
    reason,
    before: { status: before.status },
    after: { status },
    artisanId: id,
  });
  return { kind: 'changed', name: before.name, version: now };
}
