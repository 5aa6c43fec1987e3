import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { describeFailure } from '../db/describe-failure.ts';
import { HttpError } from './http-error.ts';
import { isRead } from './is-read.ts';

/** Refusals of the framework itself, in words for an administrator. */
const sentences: Record<string, { status: number; message: string }> = {
  FST_ERR_CTP_INVALID_JSON_BODY: { status: 400, message: 'The request body is not JSON.' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { status: 400, message: 'The request body is not JSON.' },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: {
    status: 400,
    message: 'The request body has another length than announced.',
  },
  FST_ERR_CTP_BODY_TOO_LARGE: { status: 413, message: 'The request body is too large.' },
};

/**
 * Turns whatever was thrown into `{message}`: refusals as they are, the rest as 503 or a plain 500.
 * Answers to writes say in `outcome` what is known of them.
 */
export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const known = sentences[error.code];
  if (known !== undefined) {
    return reply.code(known.status).send({ message: known.message });
  }
  if (error instanceof HttpError) {
    const isRefusedWrite = !isRead(request.method) && Boolean(request.account);
    const outcome = isRefusedWrite ? { outcome: 'nothing-written' } : {};
    return reply.code(error.statusCode).send({ message: error.message, ...outcome });
  }
  if (error.validation !== undefined) {
    return reply.code(400).send({ message: error.message });
  }
  request.log.error(error);
  const { status, retryAfterSeconds, ...body } = describeFailure(error, isSignedInWrite(request));
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  return reply.code(status).send(body);
}

/** Whether somebody who has signed in, or says so, wants something changed here, on no other host. */
const isSignedInWrite = ({ method, headers, server }: FastifyRequest) =>
  !isRead(method) && headers.authorization !== undefined && server.hasDecorator('write');
