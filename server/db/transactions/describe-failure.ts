import { temporaryReasonOf } from './temporary-errors.ts';
import { WriteFailure, type WriteOutcome } from './write-failure.ts';

/** The response to a failed call. */
export interface Failure {
  status: 500 | 503;
  /** Sentences for an administrator. */
  message: string;
  /** Seconds for the header Retry-After. */
  retryAfterSeconds?: number;
  /** The outcome of a failed write; absent on reads. */
  outcome?: WriteOutcome;
}

/**
 * Describes an error that is no refusal: 503 for temporary reasons (the database is unavailable, full or
 * busy, or a row is locked), 500 for all others. Only the message of a failed write says "Nothing was
 * changed", and only when that is certain.
 *
 * @param isWrite whether the call writes; an error other than WriteFailure happened before it wrote
 */
export function describeFailure(error: unknown, isWrite: boolean): Failure {
  const written = error instanceof WriteFailure ? error.outcome : 'nothing-written';
  const outcome = isWrite ? { outcome: written } : {};
  const reason = temporaryReasonOf(error);
  if (isWrite && written === 'unknown') {
    const words = reason?.words ?? 'Something went wrong on the server.';
    return {
      status: reason === undefined ? 500 : 503,
      message: `${words} It is not known whether it was carried out.`,
      ...outcome,
    };
  }
  const then = isWrite ? ' Nothing was changed.' : '';
  if (reason === undefined) {
    return { status: 500, message: `Something went wrong on the server.${then}`, ...outcome };
  }
  const { words, retryAfterSeconds } = reason;
  return { status: 503, message: `${words}${then}`, retryAfterSeconds, ...outcome };
}
