import type { OperationId } from '../../../openapi/generated/operations.ts';

/**
 * The reason why a call failed:
 * - `refused`: the status is not 2xx, or the body of a 2xx reports a failure
 * - `no-answer`: the network failed or the call timed out, so the host may have done the work
 * - `unreadable`: the status is 2xx, but the body does not have the contract's shape, or the call is a write and the
 *   status is not 200
 */
export type ApiErrorKind = 'refused' | 'no-answer' | 'unreadable';

interface ApiErrorFields {
  kind: ApiErrorKind;
  status: number;
  message: string;
  operationId: OperationId;
  body?: unknown;
  retryAfterMs?: number | undefined;
}

/**
 * The error that calls throw. Its message is a sentence for the administrator: the host's, if it sent one. Only an aborted
 * call throws its AbortError instead.
 */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** The HTTP status; 0 without an answer. */
  readonly status: number;
  readonly operationId: OperationId;
  /** The body of a refusal or of an unclear answer: parsed JSON, or another text; '' or undefined without a body. */
  readonly body: unknown;
  /** Milliseconds until the host wants the call again (Retry-After in seconds); undefined if it does not say. */
  readonly retryAfterMs: number | undefined;
  /** The time of the error in milliseconds UTC. */
  readonly at = Date.now();

  constructor(fields: ApiErrorFields) {
    super(fields.message);
    this.kind = fields.kind;
    this.status = fields.status;
    this.operationId = fields.operationId;
    this.body = fields.body;
    this.retryAfterMs = fields.retryAfterMs;
  }
}

const sentenceByStatus: Record<number, string> = {
  // Browsers report status 0 for a redirect that fetch does not follow.
  0: 'The call was redirected elsewhere.',
  400: 'The host could not read the request.',
  401: 'The session has ended.',
  403: 'You may not see or do this.',
  404: 'The host did not find this.',
  405: 'The host does not allow this.',
  409: 'A different decision was made before.',
  422: 'The host does not accept these values.',
  429: 'Too many requests. Try again in a minute.',
};

/** Returns the sentence for a refusal with this HTTP status and without a message. */
export function sentenceFor(status: number): string {
  return sentenceByStatus[status] ?? (status >= 500 ? 'The host failed.' : 'The host refused.');
}

/** The fields in which hosts send their message, in the order in which they are tried. */
const messageFields = ['message', 'msg', 'error', 'detail', 'data'];

/** Matches what Laravel adds to `message` if `errors` has more sentences. */
const laravelSuffix = / \(and \d+ more errors?\)$/;

/**
 * Returns the message in an answer, from any field that hosts use for it, or undefined. Several sentences, in a list or
 * in a tree of fields such as Laravel's `errors`, become one text.
 */
export function messageIn(body: unknown): string | undefined {
  const sentences = [...new Set(sentencesIn(body))];
  const distinct = sentences.filter((sentence) => {
    const withoutSuffix = sentence.replace(laravelSuffix, '');
    return withoutSuffix === sentence || !sentences.includes(withoutSuffix);
  });
  return distinct.length < 2
    ? distinct[0]
    : distinct.map((sentence) => sentence.replace(/[^.!?:;]$/, '$&.')).join(' ');
}

/** Deeper values are not read, because a hostile answer may have any depth. */
const maxDepth = 8;

/**
 * Returns the sentences in the message fields of an object.
 *
 * @param isTree whether every text in the value is a sentence, as in `errors`
 */
function sentencesIn(value: unknown, isTree = false, depth = 0): string[] {
  if (typeof value === 'string') return isTree && value.trim() !== '' ? [value.trim()] : [];
  if (typeof value !== 'object' || value === null || depth > maxDepth) return [];
  const errors = () => sentencesIn(Reflect.get(value, 'errors'), true, depth + 1);
  for (const field of messageFields) {
    const inner: unknown = Reflect.get(value, field);
    // An object in `data` also has texts that are no messages.
    const sentences = sentencesIn(inner, field !== 'data' || typeof inner === 'string', depth + 1);
    if (sentences.length > 0) return [...sentences, ...errors()];
  }
  const sentences = errors();
  return sentences.length > 0 || !isTree
    ? sentences
    : Object.values(value).flatMap((inner) => sentencesIn(inner, true, depth + 1));
}

/** Returns the error for a 2xx answer without the contract's shape. */
export function unreadableError(operationId: OperationId): ApiError {
  return new ApiError({
    kind: 'unreadable',
    status: 200,
    message: 'The answer of the host cannot be read.',
    operationId,
  });
}
