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

/** Returns the error for a 2xx answer without the contract's shape. */
export function unreadableError(operationId: OperationId): ApiError {
  return new ApiError({
    kind: 'unreadable',
    status: 200,
    message: 'The answer of the host cannot be read.',
    operationId,
  });
}
