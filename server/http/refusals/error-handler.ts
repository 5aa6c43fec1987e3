import type { FastifyReply, FastifyRequest } from 'fastify';
import { temporaryReasonOf } from '../../db/transactions/temporary-errors.ts';
import { WriteFailure } from '../../db/transactions/write-failure.ts';
import { fieldOf } from '../../process/start-error.ts';
import { HttpError, type Refusal } from '../../refusals/http-error.ts';
import { frameworkRefusal } from '../../refusals/sentences.ts';
import { isRead } from '../is-read.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether the handler was called; then data may have been written. */
    wasHandled: boolean;
  }
  interface FastifyContextConfig {
    operationId?: string;
  }
}

/** Returns whether a call counts as a write; a sign-in does not. */
const isWrite = ({ method, routeOptions }: FastifyRequest) =>
  !isRead(method) && routeOptions.config.operationId !== 'login';

/**
 * Returns the body of a refusal. The body for a write has the outcome, except with status 401, because the
 * outcome would reveal that the address writes.
 */
function refusalBody(
  request: FastifyRequest,
  status: number,
  message: string,
  outcome: Refusal['outcome'],
): Refusal {
  return isWrite(request) && status !== 401 && outcome !== undefined
    ? { message, outcome }
    : { message };
}

/**
 * Answers every error with a message: a refusal has its own status, a temporary error of the database has 503, other
 * errors have 500. The message of a write that failed says whether it is certain that nothing was changed.
 */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof HttpError) {
    const { statusCode: status, message, details } = error;
    if (details.retryAfter !== undefined) reply.header('retry-after', details.retryAfter);
    const { current, mustChangePassword } = details;
    return reply.code(status).send({
      ...refusalBody(request, status, message, 'nothing-written'),
      ...(current !== undefined && { current }),
      ...(mustChangePassword === true && { must_change_password: true }),
    });
  }
  const refusalByFramework =
    fieldOf(error, 'validation') === undefined
      ? frameworkRefusal(fieldOf(error, 'code'), fieldOf(error, 'statusCode'))
      : { status: 400, message: String(fieldOf(error, 'message')) };
  if (refusalByFramework !== undefined) {
    const { status, message } = refusalByFramework;
    const outcome = request.wasHandled ? undefined : 'nothing-written';
    return reply.code(status).send(refusalBody(request, status, message, outcome));
  }
  // Without the text 'failed', the log line would repeat the message of the error, which may contain personal data.
  request.log.error({ err: error }, 'failed');
  const mayHaveWritten =
    error instanceof WriteFailure ? error.outcome === 'unknown' : request.wasHandled;
  const reason = temporaryReasonOf(error);
  const { sentence } = reason ?? { sentence: 'Something went wrong on the server.' };
  const isUnknown = isWrite(request) && mayHaveWritten;
  if (reason !== undefined && !isUnknown) reply.header('retry-after', reason.retryAfterSeconds);
  const status = reason === undefined ? 500 : 503;
  const outcomeSentence = isUnknown
    ? 'It is not known whether it was carried out.'
    : 'Nothing was changed.';
  const message = isWrite(request) ? `${sentence} ${outcomeSentence}` : sentence;
  const outcome = isUnknown ? 'unknown' : 'nothing-written';
  return reply.code(status).send(refusalBody(request, status, message, outcome));
}
