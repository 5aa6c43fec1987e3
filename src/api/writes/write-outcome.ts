/**
 * The rule for the outcome of a write (product.md, sections 5 and 7):
 * - carried out: a 2xx with the contract's success shape and no failure flag, or without a body
 * - `refused`: a 4xx with JSON; nothing was written, and the message gives the reason
 * - `failed`: a 5xx of the host itself; the row is read again before the next try
 * - `unknown`: everything else, such as no answer, a proxy's page, another shape, or an answer that reports an
 *   unknown outcome
 */
import type { OperationId } from '../../../openapi/generated/operations.ts';
import { ApiError, messageIn } from '../transport/api-error.ts';

/** The outcome of a write that did not succeed. */
export type WriteOutcome = 'refused' | 'failed' | 'unknown';

/** The error that writes throw. */
export class WriteError extends ApiError {
  override name = 'WriteError';
  readonly outcome: WriteOutcome;

  constructor(cause: ApiError, outcome: WriteOutcome) {
    super(cause);
    this.outcome = outcome;
  }
}

/**
 * Reads the answer to a write.
 *
 * @param call resolves with the parsed JSON of a 2xx answer, or undefined without a body
 * @returns the host's message, or null
 * @throws WriteError if the write was not carried out, or its outcome is unknown
 */
export async function readWriteAnswer(
  operationId: OperationId,
  call: Promise<unknown>,
): Promise<string | null> {
  const answer = await call.catch((error: unknown) => {
    throw error instanceof ApiError ? new WriteError(error, outcomeOf(error)) : error;
  });
  const words = messageIn(answer);
  if (isSuccess(answer)) return words ?? null;
  const unclear = new ApiError({
    kind: 'unreadable',
    status: 200,
    message: words ?? 'The answer of the host does not confirm the write.',
    operationId,
  });
  throw new WriteError(unclear, 'unknown');
}

/** A gateway sends these when the host does not answer; the host may have done the work. */
const gatewayErrors = new Set([502, 504]);

function outcomeOf({ kind, status, body }: ApiError): WriteOutcome {
  if (kind !== 'refused') return 'unknown';
  const stated = isRecord(body) ? body.outcome : undefined;
  if (stated === 'unknown' || saysUnknown(status, body)) return 'unknown';
  const isJson = typeof body === 'object' && body !== null;
  if (status >= 400 && status < 500) return isJson ? 'refused' : 'unknown';
  if (stated === 'nothing-written') return 'failed';
  const isOwnWords = isJson || body === undefined || body === '';
  return status >= 500 && isOwnWords && !gatewayErrors.has(status) ? 'failed' : 'unknown';
}

/** Hosts without the field `outcome` report an unknown outcome only in the message. */
function saysUnknown(status: number, body: unknown): boolean {
  return status === 503 && /\b(not|un)\s?known\b/i.test(messageIn(body) ?? '');
}

/** Returns whether an answer is `{data: {message}}`, or with one `data` less, and reports no failure. */
function isSuccess(answer: unknown): boolean {
  if (answer === undefined) return true;
  if (!isRecord(answer) || reportsFailure(answer)) return false;
  if (!('data' in answer)) return Object.keys(answer).length === 0 || 'message' in answer;
  const { data } = answer;
  if (data === null || typeof data === 'string') return true;
  return isRecord(data) && !reportsFailure(data);
}

const failureWords = new Set(['error', 'fail', 'failed', 'failure', 'false']);

/** Returns whether one of the failure flags that hosts use is set. */
function reportsFailure(answer: Record<string, unknown>): boolean {
  const { success, ok, status, error, errors, outcome } = answer;
  const denies = (flag: unknown) => flag === false || flag === 0 || flag === 'false';
  return (
    denies(success) ||
    denies(ok) ||
    status === false ||
    (typeof status === 'number' && status >= 400) ||
    (typeof status === 'string' && failureWords.has(status.toLowerCase())) ||
    (error !== undefined && error !== null && error !== false && error !== '') ||
    (Array.isArray(errors) ? errors.length > 0 : isRecord(errors)) ||
    outcome === 'unknown'
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
