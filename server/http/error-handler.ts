import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from './http-error.ts';

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

/** Turns whatever was thrown into `{message}`: refusals as they are, the rest as a plain 500. */
export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const known = sentences[error.code];
  if (known !== undefined) {
    return reply.code(known.status).send({ message: known.message });
  }
  if (error instanceof HttpError) {
    return reply.code(error.statusCode).send({ message: error.message });
  }
  if (error.validation !== undefined) {
    return reply.code(400).send({ message: error.message });
  }
  request.log.error(error);
  return reply
    .code(500)
    .send({ message: 'Something went wrong on the server. Nothing was changed.' });
}
