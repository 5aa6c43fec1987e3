import { statusKey, statusTone } from './status.ts';

/** Words of hosts for what waits for a decision about money, besides "pending-…" and "awaiting-…". */
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
 * Whether a row of a queue waits for a decision, going by its status word. One without a word does,
 * because the queue lists it; a word that is not known does not: money is not decided on a guess.
 */
export function awaitsDecision(status: string | null): boolean {
  const key = status === null ? 'pending' : statusKey(status);
  return waitingWords.has(key) || /^(pending|awaiting)-/.test(key);
}

/** Why a row that does not wait cannot be decided on. */
export function whyNotWaiting(status: string | null): string {
  return ['ok', 'bad'].includes(statusTone(status)) ? 'Already decided' : 'Not pending';
}
