import type { OperationId } from '../../../openapi/generated/operations.ts';

/**
 * Why a call did not return what it was made for:
 * - `refused`: the host answered with another status than 2xx
 * - `no-answer`: no answer came, so it is not known whether the host did anything
 * - `unreadable`: the host answered 2xx with something that is not the contract's shape
 */
export type ApiErrorKind = 'refused' | 'no-answer' | 'unreadable';

interface ApiErrorFields {
  kind: ApiErrorKind;
  status: number;
  message: string;
  operationId: OperationId;
  body?: unknown;
}

/** The one error that calls throw, except for the abort of a call that is no longer needed. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** The HTTP status; 0 when there was no answer. */
  readonly status: number;
  readonly operationId: OperationId;
  /** The parsed JSON of a refusal; a string where it is no JSON, and '' or undefined without a body. */
  readonly body: unknown;
  /** When the error became known, in milliseconds UTC. */
  readonly at = Date.now();
  /** A sentence for an administrator: the host's own where it sent one. */
  override readonly message: string;

  constructor(fields: ApiErrorFields) {
    super(fields.message);
    this.kind = fields.kind;
    this.status = fields.status;
    this.message = fields.message;
    this.operationId = fields.operationId;
    this.body = fields.body;
  }
}

const byStatus: Record<number, string> = {
  // What a browser tells of a redirect that it does not follow.
  0: 'The call was redirected elsewhere.',
  400: 'The host could not read the request.',
  401: 'The session has ended.',
  403: 'You may not see or do this.',
  404: 'The host has nothing here.',
  405: 'The host does not allow this.',
  409: 'It was decided otherwise before.',
  422: 'The host does not accept these values.',
  429: 'Too many requests. Try again in a minute.',
};

/** The sentence for a refusal whose answer holds none. */
export function sentenceFor(status: number): string {
  return byStatus[status] ?? (status >= 500 ? 'The host failed.' : 'The host refused.');
}

/** The sentence in an answer, in any of the places where hosts put it, or undefined. */
export function messageIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  for (const key of ['message', 'error', 'detail', 'data']) {
    const value: unknown = Reflect.get(body, key);
    if (typeof value === 'string' && value.trim() !== '') return value.trim();
    const inner = messageIn(value);
    if (inner !== undefined) return inner;
  }
  return undefined;
}

/** The error for a 2xx that is not what the contract describes. */
export function unreadable(operationId: OperationId): ApiError {
  return new ApiError({
    kind: 'unreadable',
    status: 200,
    message: 'The host answered with something that cannot be read.',
    operationId,
  });
}
