import type { QueryClient } from '@tanstack/react-query';
import type { Rows } from '../../../api/parse/rows.ts';
import { repeatedForMs } from '../../../api/writes/send-until-answered.ts';
import { settleTimeMs } from '../../../api/writes/use-attempts.ts';
import type { DecisionLock } from '../../../lib/browser/storage/decision-locks.ts';
import { findRow } from '../../../lib/row-index/row-source.ts';
import { formatStatus } from '../../../lib/values/status.ts';
import type { DecisionSubject, QueueRow } from '../decision-subject.ts';
import { type Outcome, stillWaiting } from '../outcome.ts';

/**
 * Milliseconds after the press from which a list shows whether a call that is sent once was carried out: a silent call
 * ends after a minute, perhaps in another tab.
 */
const carriedOutWithinMs = 60_000 + settleTimeMs;

/** Returns the time in milliseconds UTC from which a list that is requested opens the lock. */
export const removableFrom = ({ at }: DecisionLock, isRepeatable: boolean): number =>
  at + (isRepeatable ? repeatedForMs : carriedOutWithinMs);

/** Returns the end of a sentence about a row that is in the list and does not wait. */
export const listedWords = (status: string | null) =>
  `is in the list as “${formatStatus(status)}”, and the list does not say whether it was approved.`;

/**
 * Finds the outcome of a decision in a list that was requested after it, and in the history for a row that has left
 * the list. It reads and never decides.
 *
 * @returns null while the outcome is not known
 */
export async function findOutcome<T extends QueueRow>(
  client: QueryClient,
  lock: DecisionLock,
  subject: DecisionSubject<T>,
  rows: Rows<T>,
  isRepeatable: boolean,
): Promise<Outcome | null> {
  if (rows.requestedAt < lock.at + settleTimeMs) return null;
  const { approvedList } = subject;
  const name = subject.nameOf(lock.reference);
  const row = findRow(rows, (one) => subject.idOf(one) === lock.id);
  const isWaiting = row !== undefined && subject.isUndecided(row);
  const { approvedBefore } = lock;
  // The rows of one job may share their id. Then one more row in the history means that this one was approved.
  const mayBeOther = row !== undefined && !subject.hasOwnId(row);
  const approved = isWaiting && !mayBeOther ? null : await approvedList.count(client, lock.id);
  if (approved !== null && approvedBefore !== null && approved > approvedBefore) {
    const message = `${name} is in ${approvedList.title}.`;
    return { kind: lock.kind === 'approve' ? 'approved' : 'gone', message };
  }
  if (rows.requestedAt < removableFrom(lock, isRepeatable)) return null;
  if (isWaiting) return stillWaiting(name);
  if (row !== undefined) {
    return { kind: 'gone', message: `${name} ${listedWords(subject.statusOf(row))}` };
  }
  const isUnsure = approvedBefore === null && approved !== 0;
  return {
    kind: 'gone',
    message: isUnsure
      ? `${name} no longer waits. ${approvedList.title} has part-payments of this project, and does not say which is new.`
      : `${name} no longer waits, and ${approvedList.title} does not have it: it was not approved.`,
  };
}
