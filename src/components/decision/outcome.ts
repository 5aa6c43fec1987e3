import type { Attempt } from '../../api/writes/use-attempts.ts';
import type { WriteError } from '../../api/writes/write-outcome.ts';

/** How a question about a row ended. */
export type Outcome =
  | { kind: 'approved'; message: string | null }
  /** Nothing was sent. */
  | { kind: 'cancelled' }
  /** There is no call for it on this host, so nothing happened. */
  | { kind: 'nothing-sent'; message: string }
  /** The host refused or failed, and the list still has the row. */
  | { kind: 'not-approved'; message: string }
  | { kind: 'unknown'; message: string }
  | { kind: 'still-waiting'; message: string }
  | { kind: 'gone'; message: string };

/** A row after a call that was not carried out, or is not known to be. */
export interface Aftermath {
  error: WriteError;
  /** Whether it is still open what became of the call. */
  attempt: Attempt | undefined;
  /** Whether the list has the row. */
  isListed: boolean;
  /** "Withdrawal 1048" */
  name: string;
  /** What is said of a row that has left the list. */
  gone: string;
}

/** What the dialog says while it is open. An unknown outcome is never told as a failure. */
export function noticeOf({ error, attempt, isListed, gone }: Aftermath) {
  if (error.outcome !== 'unknown') {
    return { title: 'Request approval failed', text: error.message, isFailure: true };
  }
  if (attempt === 'unknown') {
    const words = error.kind === 'no-answer' ? '' : `${error.message} `;
    const text = `${words}The result is not known. Refresh the list before trying again.`;
    return { title: 'Outcome unknown', text, isFailure: false };
  }
  const text = isListed
    ? 'The result was not known. The list was read again, and this is still waiting.'
    : gone;
  return { title: isListed ? 'Still waiting' : 'Outcome unknown', text, isFailure: false };
}

/** How the question ends when it is closed then. Something was sent, so nobody is told that all is as before. */
export function outcomeOf({ error, attempt, isListed, name, gone }: Aftermath): Outcome {
  if (attempt !== undefined) {
    return {
      kind: 'unknown',
      message: `${name}: it is not known whether it was approved. It stays locked until the list shows what became of it.`,
    };
  }
  if (!isListed) return { kind: 'gone', message: gone };
  return error.outcome === 'unknown'
    ? { kind: 'still-waiting', message: `${name} is in the list and still waits for a decision.` }
    : { kind: 'not-approved', message: error.message };
}
