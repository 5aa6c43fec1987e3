import { codeOf } from '../../process/start-error.ts';
import { GateTimeout } from './gate.ts';

/** Why a call to the database failed, if it may succeed later. */
export interface TemporaryReason {
  /** A sentence for an administrator. */
  sentence: string;
  /** Seconds for the header Retry-After. */
  retryAfterSeconds: number;
}

const unavailable: TemporaryReason = {
  sentence: 'The database does not answer.',
  retryAfterSeconds: 5,
};
const busy: TemporaryReason = {
  sentence: 'Too many calls wait for the database.',
  retryAfterSeconds: 2,
};
const locked: TemporaryReason = {
  sentence: 'Another change to the same record is still running.',
  retryAfterSeconds: 2,
};
const full: TemporaryReason = {
  sentence: 'The database has no room left on its disk.',
  retryAfterSeconds: 60,
};

/**
 * SQLSTATE of a statement that took longer than its limit.
 *
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const queryCanceled = '57014';

export const isStatementTimeout = (error: unknown) => codeOf(error) === queryCanceled;

/** Reasons by SQLSTATE (PostgreSQL, appendix A) or system code. */
const reasonsByCode: Record<string, TemporaryReason> = {
  '55P03': locked,
  '40001': locked,
  '40P01': locked,
  [queryCanceled]: { sentence: 'The database took too long.', retryAfterSeconds: 5 },
  '53100': full,
  ENOSPC: full,
  '53200': busy,
  '53300': busy,
  '25006': unavailable,
  '57P01': unavailable,
  '57P02': unavailable,
  '57P03': unavailable,
  '57P05': unavailable,
  '25P03': unavailable,
  '58030': unavailable,
  ECONNREFUSED: unavailable,
  ECONNRESET: unavailable,
  EPIPE: unavailable,
  ETIMEDOUT: unavailable,
  EHOSTUNREACH: unavailable,
  ENETUNREACH: unavailable,
  ENOTFOUND: unavailable,
  EAI_AGAIN: unavailable,
};

/** Reasons by patterns of messages. Most of these errors have no code (pg/lib/client.js and pg-pool/index.js). */
const reasonsByMessage: readonly (readonly [RegExp, TemporaryReason])[] = [
  [/^timeout exceeded when trying to connect$/, busy],
  // The Unix socket of a PostgreSQL on this machine is missing.
  [/^connect ENOENT/, unavailable],
  [/^Connection terminated/, unavailable],
  [/^timeout expired$/, unavailable],
  [/^Query read timeout$/, unavailable],
  [/^Client (has encountered a connection error|was closed)/, unavailable],
  [/^Cannot use a pool after calling end/, unavailable],
];

/** Returns why an error is temporary; undefined for other errors. */
export function temporaryReasonOf(error: unknown): TemporaryReason | undefined {
  const code = codeOf(error) ?? '';
  // The codes of class 08 are connection exceptions.
  const reason = reasonsByCode[code] ?? (code.startsWith('08') ? unavailable : undefined);
  if (reason !== undefined) return reason;
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { message } = cause;
    if (cause instanceof GateTimeout) return busy;
    const [, reasonByMessage] = reasonsByMessage.find(([pattern]) => pattern.test(message)) ?? [];
    if (reasonByMessage !== undefined) return reasonByMessage;
  }
  return undefined;
}
