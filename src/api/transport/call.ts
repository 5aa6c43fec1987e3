import type { OperationId } from '../../../openapi/generated/operations.ts';
import type { operations } from '../../../openapi/generated/schema.d.ts';
import { lateCode } from '../../lib/browser/late-code.ts';
import { ApiError, sentenceFor, unreadableError } from './api-error.ts';
import { apiBase } from './api-host.ts';
import { startIdleTimeout } from './idle-timeout.ts';
import { hasLongNumber, type ReceiveListener, receive } from './receive.ts';

/** The ETag of each answer, for as long as the answer is in memory. */
const etags = new WeakMap<object, string>();

function storeEtag(answer: unknown, { headers }: Response): void {
  const etag = headers.get('ETag');
  if (etag !== null && isObject(answer)) etags.set(answer, etag);
}

/**
 * Returns the header of a conditional request. The server forbids the browser's cache (`no-store`), so the ETag is in
 * memory. A host on another origin does not get the header, because CORS may forbid it.
 *
 * https://www.rfc-editor.org/rfc/rfc9110#section-13.1.2
 */
function etagHeader(answer: unknown): Record<string, string> {
  const etag = isObject(answer) ? etags.get(answer) : undefined;
  return etag === undefined || !apiBase.startsWith(`${location.origin}/`)
    ? {}
    : { 'If-None-Match': etag };
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

export type Path<Id extends OperationId> = NonNullable<operations[Id]['parameters']['path']>;

export type Query<Id extends OperationId> = NonNullable<operations[Id]['parameters']['query']>;

export type Headers<Id extends OperationId> = NonNullable<operations[Id]['parameters']['header']>;

export type Body<Id extends OperationId> =
  NonNullable<operations[Id]['requestBody']> extends { content: { 'application/json': infer T } }
    ? T
    : never;

export interface CallOptions {
  /** Aborts the call, which then throws its AbortError. */
  signal?: AbortSignal;
  /** Receives the parts of a long answer. */
  listener?: ReceiveListener | undefined;
  /** The query of a further page, such as `page=2`. */
  query?: string;
  /** An earlier answer to the same call. It is returned if the host answers 304. */
  previous?: unknown;
  /** Whether the call changes something on the host. Then only the status 200 says that it was carried out. */
  isWrite?: boolean;
}

type CallInit = {
  signal: AbortSignal;
  headers: Record<string, string>;
  parseAs: 'stream';
  querySerializer?: () => string;
};

/**
 * Makes a call and reads its JSON answer. The error of openapi-fetch does not decide whether the call failed, because it
 * is missing for a 500 without a body.
 *
 * @returns the parsed JSON of a 2xx answer, undefined without a body, or `previous` after a 304
 * @throws ApiError if the host refuses, does not answer, sends a body that is not JSON, or answers a write with another
 *   status than 200; the AbortError if `signal` aborts
 */
export async function call(
  operationId: OperationId,
  send: (init: CallInit) => Promise<{ response: Response; error?: unknown }>,
  { signal, listener, query, previous, isWrite = false }: CallOptions = {},
): Promise<unknown> {
  const timeout = startIdleTimeout(signal);
  try {
    const { response, error } = await send({
      signal: timeout.signal,
      headers: etagHeader(previous),
      parseAs: 'stream',
      ...(query !== undefined && { querySerializer: () => query }),
    });
    const { status, headers } = response;
    if (status === 304 && previous !== undefined) return previous;
    if (!response.ok) {
      const message = (await messageIn(error)) ?? sentenceFor(status);
      const retryAfterMs = Number(headers.get('Retry-After')) * 1000 || undefined;
      throw new ApiError({
        kind: 'refused',
        status,
        message,
        operationId,
        body: error,
        retryAfterMs,
      });
    }
    const text = await receive(response, timeout.restart, listener);
    const answer: unknown = text === '' ? undefined : await parse(text);
    if (isWrite && status !== 200) {
      const message = (await messageIn(answer)) ?? 'The host does not confirm the write.';
      throw new ApiError({ kind: 'unreadable', status, message, operationId, body: answer });
    }
    storeEtag(answer, response);
    return answer;
  } catch (reason) {
    if (reason instanceof SyntaxError) throw unreadableError(operationId);
    throw reason instanceof ApiError || isAbort(reason) ? reason : noAnswerError(operationId);
  } finally {
    timeout.stop();
  }
}

const hostMessage = lateCode(() => import('./host-message.ts'));

/** Returns the message in the answer to a failed call. Its code is loaded when a call first fails. */
const messageIn = async (answer: unknown) => (await hostMessage.loadAhead())?.messageIn(answer);

/** Parses JSON. The parser that keeps long numbers exact is loaded when an answer first has one. */
async function parse(json: string): Promise<unknown> {
  return hasLongNumber(json) ? (await import('./parse-json.ts')).parseJson(json) : JSON.parse(json);
}

const isAbort = (reason: unknown) => reason instanceof DOMException && reason.name === 'AbortError';

function noAnswerError(operationId: OperationId): ApiError {
  return new ApiError({
    kind: 'no-answer',
    status: 0,
    message: navigator.onLine
      ? 'The host does not answer. Check the connection and try again.'
      : 'This device has no network connection.',
    operationId,
  });
}
