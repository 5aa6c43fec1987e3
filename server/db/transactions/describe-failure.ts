import { codeOf } from '../../process/start-error.ts';
import { GateTimeout } from './gate.ts';
import { WriteFailure, type WriteOutcome } from './write-failure.ts';

/** A failure as a caller is told of it. */
export interface Failure {
  status: 500 | 503;
  /** Sentences an administrator understands. */
  message: string;
  /** When trying again makes sense; for the header Retry-After. */
  retryAfterSeconds?: number;
  /** What is known of the write that failed; absent on reads. */
  outcome?: WriteOutcome;
}

interface Reason {
  words: string;
  retryAfterSeconds: number;
}

const away: Reason = { words: 'The database does not answer.', retryAfterSeconds: 5 };
const busy: Reason = { words: 'Too much waits for the database.', retryAfterSeconds: 2 };
const held: Reason = {
  words: 'Another change to the same record is still being made.',
  retryAfterSeconds: 2,
};
const full: Reason = { words: 'The database has no room left on its disk.', retryAfterSeconds: 60 };

/** SQLSTATE codes (PostgreSQL, appendix A) and system codes of what passes. */
const reasons: Record<string, Reason> = {
  '55P03': held,
  '40001': held,
  '40P01': held,
  '57014': { words: 'The database took too long.', retryAfterSeconds: 5 },
  '53100': full,
  ENOSPC: full,
  '53200': busy,
  '53300': busy,
  '25006': away,
  '57P01': away,
  '57P02': away,
  '57P03': away,
  '57P05': away,
  '25P03': away,
  '58030': away,
  ECONNREFUSED: away,
  ECONNRESET: away,
  EPIPE: away,
  ETIMEDOUT: away,
  EHOSTUNREACH: away,
  ENETUNREACH: away,
  ENOTFOUND: away,
  EAI_AGAIN: away,
};

/** What the driver says without a code, in pg/lib/client.js and pg-pool/index.js. */
const sayings: readonly (readonly [RegExp, Reason])[] = [
  [/^timeout exceeded when trying to connect$/, busy],
  // Where the socket of a local PostgreSQL would be.
  [/^connect ENOENT/, away],
  [/^Connection terminated/, away],
  [/^timeout expired$/, away],
  [/^Query read timeout$/, away],
  [/^Client (has encountered a connection error|was closed)/, away],
  [/^Cannot use a pool after calling end/, away],
];

function reasonOf(error: unknown): Reason | undefined {
  const code = codeOf(error);
  const known = code === undefined ? undefined : (reasons[code] ?? (code.startsWith('08') && away));
  if (known) return known;
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { message } = cause;
    if (cause instanceof GateTimeout) return busy;
    const said = sayings.find(([pattern]) => pattern.test(message));
    if (said !== undefined) return said[1];
  }
  return undefined;
}

/**
 * What to tell of an error that is no refusal: 503 for what passes by itself (the database is away,
 * its disk is full, nothing of it is free, a row is held by others), 500 for the rest.
 *
 * "Nothing was changed" is said of writes alone, and only when it is certain.
 *
 * @param isWrite whether the call would have written; an error that is no WriteFailure happened
 *   before it wrote anything
 */
export function describeFailure(error: unknown, isWrite: boolean): Failure {
  const written = error instanceof WriteFailure ? error.outcome : 'nothing-written';
  const outcome = isWrite ? { outcome: written } : {};
  const reason = reasonOf(error);
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
