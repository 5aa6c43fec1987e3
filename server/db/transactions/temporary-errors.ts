import { codeOf } from '../../process/start-error.ts';
import { GateTimeout } from './gate.ts';

/** The reason why the database is unavailable. */
export interface TemporaryReason {
  /** A sentence for an administrator. */
  words: string;
  /** Seconds for the header Retry-After. */
  retryAfterSeconds: number;
}

const away: TemporaryReason = { words: 'The database does not answer.', retryAfterSeconds: 5 };
const busy: TemporaryReason = {
  words: 'Too many calls wait for the database.',
  retryAfterSeconds: 2,
};
const held: TemporaryReason = {
  words: 'Another change to the same record is still running.',
  retryAfterSeconds: 2,
};
const full: TemporaryReason = {
  words: 'The database has no room left on its disk.',
  retryAfterSeconds: 60,
};

/**
 * SQLSTATE of a statement that took longer than its limit.
 *
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const queryCanceled = '57014';

/** Whether a statement took longer than its limit. */
export const isStatementTimeout = (error: unknown) => codeOf(error) === queryCanceled;

/** Temporary errors by their SQLSTATE (PostgreSQL, appendix A) or system code. */
const reasons: Record<string, TemporaryReason> = {
  '55P03': held,
  '40001': held,
  '40P01': held,
  [queryCanceled]: { words: 'The database took too long.', retryAfterSeconds: 5 },
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

/** Errors of the driver without a code, in pg/lib/client.js and pg-pool/index.js. */
const driverErrors: readonly (readonly [RegExp, TemporaryReason])[] = [
  [/^timeout exceeded when trying to connect$/, busy],
  // The Unix socket of a local PostgreSQL is missing.
  [/^connect ENOENT/, away],
  [/^Connection terminated/, away],
  [/^timeout expired$/, away],
  [/^Query read timeout$/, away],
  [/^Client (has encountered a connection error|was closed)/, away],
  [/^Cannot use a pool after calling end/, away],
];

/** Returns why an error is temporary; undefined for other errors. */
export function temporaryReasonOf(error: unknown): TemporaryReason | undefined {
  const code = codeOf(error);
  const known = code === undefined ? undefined : (reasons[code] ?? (code.startsWith('08') && away));
  if (known) return known;
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { message } = cause;
    if (cause instanceof GateTimeout) return busy;
    const found = driverErrors.find(([pattern]) => pattern.test(message));
    if (found !== undefined) return found[1];
  }
  return undefined;
}
