import { statusKey, statusTone } from './status.ts';

/** The status words of rows that wait for a decision, in addition to "pending-…" and "awaiting-…". */
const waitingWords = new Set([
  'pending',
  'unpaid',
  'requested',
  'submitted',
  'initiated',
  'new',
  'open',
  'in-review',
  'under-review',
]);

/**
 * Returns whether a row of a queue waits for a decision, by its status. A row without a status waits, because
 * the queue lists it. A row with an unknown status does not: money must not move on a guess.
 */
export function awaitsDecision(status: string | null): boolean {
  const key = status === null ? 'pending' : statusKey(status);
  return waitingWords.has(key) || /^(pending|awaiting)-/.test(key);
}

/** Returns the reason why a row that does not wait has no decision buttons. */
export function whyNotWaiting(status: string | null): string {
  return ['ok', 'bad'].includes(statusTone(status)) ? 'Already decided' : 'Not pending';
}
