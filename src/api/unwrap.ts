import type { OperationId } from '../../openapi/generated/operations.ts';
import type { operations } from '../../openapi/generated/schema.d.ts';
import { ApiError, messageIn, sentenceFor } from './api-error.ts';
import { keepEtag } from './etags.ts';
import { type Listener, receive } from './receive.ts';

/** The path parameters of an operation. */
export type Path<Id extends OperationId> = NonNullable<operations[Id]['parameters']['path']>;

/** The request body of an operation. */
export type Body<Id extends OperationId> =
  NonNullable<operations[Id]['requestBody']> extends { content: { 'application/json': infer T } }
    ? T
    : never;

export interface CallOptions {
  /** Aborting it makes the call reject with the abort itself. */
  signal?: AbortSignal;
  /** Is told what has come of an answer that takes its time. */
  listener?: Listener;
  headers?: Readonly<Record<string, string>>;
  /** The answer that the call returns where the host says that it has not changed. */
  unchanged?: unknown;
}

/**
 * The JSON of a call that the host answered with a 2xx; undefined where the answer has no body. The
 * status alone decides whether it is an error: one without a body looks like no error at all.
 *
 * @throws ApiError when the host refused, did not answer, or answered with something other than JSON
 */
export async function unwrap(
  operationId: OperationId,
  call: Promise<{ response: Response; error?: unknown }>,
  { listener, unchanged }: CallOptions = {},
): Promise<unknown> {
  const { response, error } = await call.catch((reason: unknown) => {
    throw explain(reason, operationId);
  });
  const { status, headers } = response;
  if (status === 304 && unchanged !== undefined) return unchanged;
  if (!response.ok) {
    throw new ApiError({
      kind: 'refused',
      status,
      message: messageIn(error) ?? sentenceFor(status),
      operationId,
      body: error,
    });
  }
  try {
    const text = await receive(response, listener);
    const answer: unknown = text === '' ? undefined : JSON.parse(text);
    keepEtag(answer, headers);
    return answer;
  } catch (reason) {
    if (!(reason instanceof SyntaxError)) throw explain(reason, operationId);
    throw unreadable(operationId, status);
  }
}

/** The error for an answer that is not what the contract describes. */
export function unreadable(operationId: OperationId, status = 200): ApiError {
  return new ApiError({
    kind: 'unreadable',
    status,
    message: 'The host answered with something that cannot be read.',
    operationId,
  });
}

function explain(reason: unknown, operationId: OperationId): unknown {
  if (reason instanceof DOMException && reason.name === 'AbortError') return reason;
  return new ApiError({
    kind: 'no-answer',
    status: 0,
    message: 'The host does not answer. Check the connection and try again.',
    operationId,
  });
}
