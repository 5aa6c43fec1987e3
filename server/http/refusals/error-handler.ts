import type { FastifyReply, FastifyRequest } from 'fastify';
import { describeFailure } from '../../db/transactions/describe-failure.ts';
import { WriteFailure } from '../../db/transactions/write-failure.ts';
import { isRead } from '../is-read.ts';
import { HttpError, type Refusal } from './http-error.ts';
import { toldAs } from './sentences.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether the request was given to its handler, which may have written something. */
    wasHandled: boolean;
  }
  interface FastifyContextConfig {
    /** The operation of the contract that a route answers. */
    operationId?: string;
  }
}

/** Whether a call may write what the contract speaks of. A sign-in decides nothing. */
const isWrite = ({ method, routeOptions }: FastifyRequest) =>
  !isRead(method) && routeOptions.config.operationId !== 'login';

/**
 * The body of a refusal. It says of a write what is known of it, but not to a stranger, who learns
 * nothing of what an address does.
 */
function refusal(
  request: FastifyRequest,
  status: number,
  message: string,
  outcome: Refusal['outcome'],
): Refusal {
  return isWrite(request) && status !== 401 && outcome !== undefined
    ? { message, outcome }
    : { message };
}

const fieldOf = (error: unknown, name: string): unknown => Reflect.get(Object(error), name);

/** Turns whatever was thrown into `{message}`: refusals as they are, the rest as 503 or a plain 500. */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof HttpError) {
    const { statusCode: status, message, details } = error;
    // A handler that refuses does so in its transaction, which then ends without a change.
    const outcome = !request.wasHandled || status < 500 ? 'nothing-written' : undefined;
    if (details.retryAfter !== undefined) reply.header('retry-after', details.retryAfter);
    return reply.code(status).send(refusal(request, status, message, details.outcome ?? outcome));
  }
  const known =
    fieldOf(error, 'validation') === undefined
      ? toldAs(fieldOf(error, 'code'), fieldOf(error, 'statusCode'))
      : { status: 400, message: String(fieldOf(error, 'message')) };
  if (known !== undefined) {
    const { status, message } = known;
    const outcome = request.wasHandled ? undefined : 'nothing-written';
    return reply.code(status).send(refusal(request, status, message, outcome));
  }
  // Without words of its own the line would repeat the error's message.
  request.log.error({ err: error }, 'failed');
  const isUnclear = request.wasHandled && isWrite(request) && !(error instanceof WriteFailure);
  const failure = describeFailure(
    isUnclear ? new WriteFailure('unknown', error) : error,
    isWrite(request),
  );
  if (failure.retryAfterSeconds !== undefined) {
    reply.header('retry-after', failure.retryAfterSeconds);
  }
  return reply
    .code(failure.status)
    .send(refusal(request, failure.status, failure.message, failure.outcome));
}
