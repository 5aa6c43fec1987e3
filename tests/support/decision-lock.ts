import type { DecisionLock } from '../../src/lib/browser/storage/decision-locks.ts';

/** The key of the locks in localStorage. */
export const locksKey = 'decision-locks';

/** The lock that an approval of withdrawal 1044 leaves, in another tab or before a reload. */
export const makeLock = (fields: Partial<DecisionLock> = {}): DecisionLock => ({
  key: '5b0c1f0e-2f5c-4a53-9d56-6f1f4a0f3f10',
  account: 'admin@artisan.example',
  host: `${location.origin}/api/v1`,
  kind: 'approve',
  record: 'withdrawal',
  id: '1044',
  reference: '1044',
  version: null,
  at: Date.now(),
  isUnanswered: true,
  approvedBefore: 0,
  ...fields,
});

/** Stores such a lock in place of all others. */
export const storeLock = (fields?: Partial<DecisionLock>): void =>
  localStorage.setItem(locksKey, JSON.stringify([makeLock(fields)]));
