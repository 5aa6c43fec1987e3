import type { OperationId } from '../../../openapi/generated/operations.ts';
import type { operations } from '../../../openapi/generated/schema.d.ts';
import { ApiError, messageIn, sentenceFor, unreadable } from './api-error.ts';
import { etagHeader, keepEtag } from './etags.ts';
import { type ArrivalListener, receive } from './receive.ts';
import { startSilenceTimer } from './silence-timer.ts';

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
  /** Receives what has come of a long answer. */
  listener?: ArrivalListener | undefined;
  /** An earlier answer to the same call. It is returned again where the host has nothing newer. */
  previous?: unknown;
}

/** What every request has, besides its parameters and body. */
type CallInit = {
  signal: AbortSignal;
  headers: Record<string, string>;
  parseAs: 'stream';
};

/**
 * Makes a call and reads its answer. Every call of the dashboard runs through here, the first one and
 * each repetition. The status alone decides whether the answer is an error: a 500 without a body looks
 * like no error at all.
 *
 * @param send sends the request
 * @returns the JSON of a 2xx; undefined where the answer has no body
 * @throws ApiError when the host refuses, does not answer, or answers with something other than JSON
 */
export async function call(
  operationId: OperationId,
  send: (init: CallInit) => Promise<{ response: Response; error?: unknown }>,
  { signal, listener, previous }: CallOptions = {},
): Promise<unknown> {
  const silence = startSilenceTimer(signal);
  try {
    const { response, error } = await send({
      signal: silence.signal,
      headers: etagHeader(previous),
      parseAs: 'stream',
    });
    const { status, headers } = response;
    if (status === 304 && previous !== undefined) return previous;
    if (!response.ok) {
      const message = messageIn(error) ?? sentenceFor(status);
      throw new ApiError({ kind: 'refused', status, message, operationId, body: error });
    }
    const text = await receive(response, silence.restart, listener);
    const answer: unknown = text === '' ? undefined : JSON.parse(text);
    keepEtag(answer, headers);
    return answer;
  } catch (reason) {
    if (reason instanceof SyntaxError) throw unreadable(operationId);
    throw reason instanceof ApiError || isAbort(reason) ? reason : noAnswer(operationId);
  } finally {
    silence.stop();
  }
}

const isAbort = (reason: unknown) => reason instanceof DOMException && reason.name === 'AbortError';

function noAnswer(operationId: OperationId): ApiError {
  return new ApiError({
    kind: 'no-answer',
    status: 0,
    message: 'The host does not answer. Check the connection and try again.',
    operationId,
  });
}
