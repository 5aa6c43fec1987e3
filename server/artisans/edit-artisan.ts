import { statusKey } from '../../domain/status.ts';
import type { Transaction } from '../db/connect.ts';
import { transactionTime } from '../db/transactions/transaction-time.ts';
import {
  type ArtisanChange,
  type ArtisanState,
  changeArtisan,
  levelToVerify,
  lockArtisan,
} from '../repositories/artisans.ts';
import { type ChangedFields, recordChange, type SignedIn } from '../repositories/audit.ts';
import { nameOf } from '../repositories/payees.ts';

/** The outcome of an edit of an artisan. Only `changed` has written data; `unchanged` had nothing to write. */
export type EditOutcome =
  | { kind: 'changed' | 'unchanged'; name: string | null; version: number }
  | {
      /** `not-waiting`: the artisan does not wait for the verification that is declined. */
      kind: 'changed-meanwhile' | 'not-waiting';
      name: string | null;
      current: Pick<ArtisanState, 'status' | 'level' | 'version'>;
    }
  | { kind: 'not-found' };

interface Edit {
  /** The artisan's version that was on screen. */
  version: number;
  reason?: string | undefined;
}

/** The fields of the artisan that an edit writes, and the parts of its audit entry. */
interface PlannedEdit {
  change: ArtisanChange;
  action: 'activate' | 'deactivate' | 'set-level' | 'decline';
  sentence: string;
  before: ChangedFields;
  after: ChangedFields;
}

/**
 * Locks the artisan, calls `plan` with the row, and carries out the planned edit if the version of the row is still the
 * version that was on screen.
 */
async function edit(
  tx: Transaction,
  id: number,
  { version: versionOnScreen, reason }: Edit,
  actor: SignedIn,
  plan: (artisan: ArtisanState) => PlannedEdit | 'unchanged' | 'not-waiting',
): Promise<EditOutcome> {
  const artisan = await lockArtisan(tx, id);
  if (artisan === undefined) return { kind: 'not-found' };
  const { name, status, level, version } = artisan;
  const planned = plan(artisan);
  if (planned === 'unchanged') return { kind: planned, name, version };
  const current = { status, level, version };
  if (planned === 'not-waiting') return { kind: planned, name, current };
  if (version !== versionOnScreen) return { kind: 'changed-meanwhile', name, current };
  const { change, ...entry } = planned;
  const newVersion = await changeArtisan(tx, id, change);
  const artisanEntry = { subject: 'artisan', subjectId: id, artisanId: id, reason } as const;
  await recordChange(tx, actor, { ...entry, ...artisanEntry });
  return { kind: 'changed', name, version: newVersion };
}

const statusWords = {
  active: { action: 'activate', verb: 'Activated' },
  deactivated: { action: 'deactivate', verb: 'Deactivated' },
} as const;

/** Deactivates or activates an artisan. Requests of a deactivated artisan cannot be approved. */
export const setStatus = (
  tx: Transaction,
  id: number,
  wanted: Edit & { status: keyof typeof statusWords },
  actor: SignedIn,
): Promise<EditOutcome> =>
  edit(tx, id, wanted, actor, (artisan) => {
    const { status } = wanted;
    if (statusKey(artisan.status ?? '') === status) return 'unchanged';
    const { action, verb } = statusWords[status];
    return {
      change: { status },
      action,
      sentence: `${verb} ${nameOf(artisan)}.`,
      before: { status: artisan.status },
      after: { status },
    };
  });

/**
 * Sets the level of an artisan, from 1 to 3. It also removes an earlier decline of the verification, so level 1 puts
 * the artisan on the verification list again.
 */
export const setLevel = (
  tx: Transaction,
  id: number,
  wanted: Edit & { level: number },
  actor: SignedIn,
): Promise<EditOutcome> =>
  edit(tx, id, wanted, actor, (artisan) => {
    const { level } = wanted;
    const wasDeclined = artisan.declinedAt !== null;
    if (artisan.level === level && !wasDeclined) return 'unchanged';
    return {
      change: { level, declinedAt: null, declineReason: null },
      action: 'set-level',
      sentence: `Set ${nameOf(artisan)} to level ${level}.`,
      before: { level: artisan.level, ...(wasDeclined && { declined: true }) },
      after: { level, ...(wasDeclined && { declined: false }) },
    };
  });

/** Declines the verification of an artisan at level 1, which removes the artisan from the verification list. */
export const declineVerification = (
  tx: Transaction,
  id: number,
  wanted: Edit & { reason: string },
  actor: SignedIn,
): Promise<EditOutcome> =>
  edit(tx, id, wanted, actor, (artisan) => {
    if (artisan.declinedAt !== null) return 'unchanged';
    if (artisan.level !== levelToVerify) return 'not-waiting';
    return {
      change: { declinedAt: transactionTime(tx), declineReason: wanted.reason },
      action: 'decline',
      sentence: `Turned down the verification of ${nameOf(artisan)}.`,
      before: { declined: false },
      after: { declined: true },
    };
  });
