import type { QueryClient } from '@tanstack/react-query';
import type { Rows } from '../../../api/parse/rows.ts';
import { repeatedForMs } from '../../../api/writes/send-until-answered.ts';
import { settleTimeMs } from '../../../api/writes/use-attempts.ts';
import type { DecisionLock } from '../../../lib/browser/storage/decision-locks.ts';
import { findRow } from '../../../lib/row-index/row-source.ts';
import { formatStatus } from '../../../lib/values/status.ts';
import type { DecisionSubject, QueueRow } from '../decision-subject.ts';
import { type Outcome, stillWaiting } from '../outcome.ts';

/** How long after it was sent a call may be carried out. Without an answer, it ends after a minute. */
const carriedOutWithinMs = 60_000 + settleTimeMs;

/** Returns a time in milliseconds UTC. A list that is requested later shows the outcome, so the lock can be removed. */
export const removableFrom = ({ at }: DecisionLock, isSafeToRepeat: boolean): number =>
  at + (isSafeToRepeat ? repeatedForMs : 0) + carriedOutWithinMs;

/** Returns the end of a sentence about a row that is in the list and does not wait: "is in the list as …". */
export const listedWords = (status: string | null) =>
  `is in the list as “${formatStatus(status)}”, and the list does not say whether it was approved.`;

/**
 * Finds the outcome of a decision without an answer: in the list of the queue, and, for a row that no longer waits
 * there or shares its id, in the list of the approved rows.
 *
 * @param rows the list of the queue
 * @returns null while the outcome is not known; throws an ApiError if the approved rows cannot be read
 */
export async function findOutcome<T extends QueueRow>(
  client: QueryClient,
  lock: DecisionLock,
  subject: DecisionSubject<T>,
  rows: Rows<T>,
  isSafeToRepeat: boolean,
): Promise<Outcome | null> {
  const settledAt = lock.at + settleTimeMs;
  if (rows.requestedAt < settledAt) return null;
  const { approvedList } = subject;
  // A lock of an earlier version does not say whether the id is the row's own.
  const { id, reference, approvedBefore, hasOwnId = id !== reference } = lock;
  const name = subject.nameOf(reference);
  // The own id of one part-payment may be the id of another one's job.
  const row = findRow(
    rows,
    (one) => subject.idOf(one) === id && (subject.referenceOf(one) ?? id) === reference,
  );
  const isWaiting = row !== undefined && subject.isUndecided(row);
  // Part-payments without an id have the id of their job, so the waiting row may be another part-payment of the job. If
  // the approved list has one row more than before, the decided one was approved.
  const mayBeOther = row !== undefined && !subject.hasOwnId(row);
  const ownId = hasOwnId ? id : undefined;
  const ids =
    !isWaiting || mayBeOther ? await approvedList.readIds(client, settledAt, reference, ownId) : [];
  if (ids === null) return null;
  const approvedNow = hasOwnId ? ids.filter((one) => one === id).length : ids.length;
  if (approvedBefore !== null && approvedNow > approvedBefore) {
    const message = `${name} is in ${approvedList.title}.`;
    return { kind: lock.kind === 'approve' ? 'approved' : 'gone', message };
  }
  if (rows.requestedAt < removableFrom(lock, isSafeToRepeat)) return null;
  // A host may leave out the own ids in the approved list. Then any row of the job may be the decided one.
  const isUnsure = hasOwnId ? ids.includes(null) : approvedBefore === null && approvedNow > 0;
  const notKnown = `${approvedList.title} has part-payments of this project, and does not say which is new.`;
  if (isWaiting) {
    return isUnsure ? { kind: 'unknown', message: `${name}: ${notKnown}` } : stillWaiting(name);
  }
  if (row !== undefined) {
    return { kind: 'gone', message: `${name} ${listedWords(subject.statusOf(row))}` };
  }
  return {
    kind: 'gone',
    message: isUnsure
      ? `${name} no longer waits. ${notKnown}`
      : `${name} no longer waits, and ${approvedList.title} does not have it: it was not approved.`,
  };
}
