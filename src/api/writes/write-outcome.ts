/**
 * The rule for the outcome of every write (docs/departures.md):
 * - carried out: a 200 without a body, or with a body in the contract's success shape that reports no other outcome
 * - `refused`: a 4xx with JSON, or a 2xx that says so; nothing was written, and the message gives the reason
 * - `failed`: a 5xx of the host itself, or a 2xx that says so; the row is read again before the next try
 * - `unknown`: everything else, such as no answer, a proxy's page, another 2xx, another shape, or a body with an
 *   unknown status, code or flag
 */
import type { OperationId } from '../../../openapi/generated/operations.ts';
import { isJsonObject } from '../../lib/values/records.ts';
import { failedWord, refusedWord, reportsIn } from '../transport/answer-report.ts';
import { ApiError } from '../transport/api-error.ts';
import { messageIn } from '../transport/host-message.ts';

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
  const report = reportOfWrite(operationId, answer);
  const message = messageIn(answer);
  if (report === 'done') return message ?? null;
  const isUnclear = report === 'unclear';
  const error = new ApiError({
    kind: isUnclear ? 'unreadable' : 'refused',
    status: 200,
    message: message ?? 'The answer of the host does not confirm the write.',
    operationId,
    body: answer,
  });
  throw new WriteError(error, isUnclear ? 'unknown' : report);
}

/** A gateway sends these when the host does not answer; the host may have done the work. */
const gatewayErrors = new Set([502, 504]);

function outcomeOf({ kind, status, body, operationId }: ApiError): WriteOutcome {
  if (kind === 'unreadable' && isJsonObject(body)) {
    const report = reportOfWrite(operationId, body);
    return report === 'refused' || report === 'failed' ? report : 'unknown';
  }
  if (kind !== 'refused') return 'unknown';
  const reported = isJsonObject(body) ? body.outcome : undefined;
  if (reported === 'unknown' || saysUnknown(status, body)) return 'unknown';
  const isJson = typeof body === 'object' && body !== null;
  if (status >= 400 && status < 500) return isJson ? 'refused' : 'unknown';
  if (reported === 'nothing-written') return 'failed';
  const isFromHost = isJson || body === undefined || body === '';
  return status >= 500 && isFromHost && !gatewayErrors.has(status) ? 'failed' : 'unknown';
}

/** Returns whether a 503 says in its message that the outcome is unknown, as hosts without the field `outcome` do. */
function saysUnknown(status: number, body: unknown): boolean {
  return status === 503 && /\b(not|un)\s?known\b/i.test(messageIn(body) ?? '');
}

/**
 * The outcome that the body of a 2xx reports. `unclear` stands for unknown words, such as "pending", and for words that
 * contradict each other.
 */
type Report = 'done' | 'refused' | 'failed' | 'unclear';

/** The status words that mean `done` for an operation, in place of `usualDoneWords`. */
const doneWords: Partial<Record<OperationId, readonly string[]>> = {
  rejectWithdrawal: ['rejected', 'declined'],
  rejectPartPayment: ['rejected', 'declined'],
  updateIdentificationMeans: ['connected', 'active'],
  setArtisanStatus: ['active', 'deactivated'],
  replyToContactMessage: ['queued', 'sent'],
  retryMail: ['queued', 'sent'],
};

const usualDoneWords = ['approved', 'paid'];

/** Returns the outcome that one word reports; undefined for a number that says only that the call was answered. */
function reportOf(operationId: OperationId, word: string): Report | undefined {
  const words = doneWords[operationId] ?? usualDoneWords;
  if (words.includes(word) || /^(true|ok|success|successful|done|completed)$/.test(word))
    return 'done';
  // 202 means accepted for later, and 207 means different results for different parts.
  if (/^(00?|1|2\d\d)$/.test(word)) return /^20[27]$/.test(word) ? 'unclear' : undefined;
  if (refusedWord.test(word)) return 'refused';
  return failedWord.test(word) ? 'failed' : 'unclear';
}

/** Returns the outcome that all words report together; undefined if they report none. */
function reportOfAll(operationId: OperationId, words: readonly string[]): Report | undefined {
  // Beside a refusal or failure, `errors` explain it. Else they may be about an e-mail that was not sent, for example.
  const reports = new Set(
    words.flatMap((word) => (word === 'errors' ? [] : (reportOf(operationId, word) ?? []))),
  );
  const [report] = reports;
  if (reports.size > 1) return 'unclear';
  const isFailure = report === 'refused' || report === 'failed';
  return words.includes('errors') && !isFailure ? 'unclear' : report;
}

/** Returns the outcome that an answer reports. `done` needs `{data: {message}}`, a simpler form of it, or no body. */
function reportOfWrite(operationId: OperationId, answer: unknown): Report {
  if (answer === undefined) return 'done';
  const words: string[] = [];
  let value: unknown = answer;
  let hasContractShape = false;
  for (let depth = 0; isJsonObject(value); depth += 1) {
    if (value.outcome === 'unknown') return 'unclear';
    words.push(...reportsIn(value));
    if (!('data' in value)) {
      hasContractShape = depth > 0 || 'message' in value || Object.keys(value).length === 0;
      break;
    }
    value = value.data;
    hasContractShape = value === null || typeof value === 'string';
  }
  const report = reportOfAll(operationId, words);
  // A body in another shape confirms nothing, even if its flags report a success.
  return hasContractShape || report === 'refused' || report === 'failed'
    ? (report ?? 'done')
    : 'unclear';
}
