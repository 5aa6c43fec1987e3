import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

/** An answered request, as it is logged and measured. It contains no query, token or body, and no id of the path. */
export interface AnsweredRequest {
  method: string;
  /** The pattern of the route, such as /api/v1/admin/get/artisan/:id; `none` when no route matches. */
  route: string;
  status: number;
  /** Milliseconds from the arrival of the request's header to the end of the response. */
  ms: number;
  /** Bytes written to the connection, including the header. */
  bytes: number;
}

const connectionBytes = ({ raw }: FastifyRequest) => Number(raw.socket.bytesWritten) || 0;

const answeredRequest = (
  request: FastifyRequest,
  reply: FastifyReply,
  bytes: number,
): AnsweredRequest => ({
  method: request.method,
  route: request.routeOptions.url ?? 'none',
  status: reply.raw.statusCode,
  ms: Math.round(reply.elapsedTime * 10) / 10,
  bytes,
});

/**
 * Logs every answered request as a line of JSON, and passes it to `observe`. A stream is only logged, because its
 * duration says nothing about the speed of the server.
 */
export function logAnswers(
  app: FastifyInstance,
  observe?: (answer: AnsweredRequest) => void,
): void {
  const bytesBefore = new WeakMap<FastifyRequest, number>();
  app.addHook('onRequest', (request, reply, done) => {
    bytesBefore.set(request, connectionBytes(request));
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const bytes = connectionBytes(request) - (bytesBefore.get(request) ?? 0);
    const answer = answeredRequest(request, reply, bytes);
    const isStream = request.routeOptions.config.isStream === true && answer.status === 200;
    if (!isStream) observe?.(answer);
    request.log.info(answer, isStream ? 'stream ended' : 'answered');
    done();
  });
}

/** The fields of a database error that are logged. */
const databaseError = z.object({
  code: z.string(),
  severity: z.string(),
  table: z.string().optional(),
  constraint: z.string().optional(),
  routine: z.string().optional(),
});

const failedQuery = z.object({ query: z.string(), cause: z.unknown() });

interface LoggedError {
  type: string;
  message: string;
  stack: string;
  [fact: string]: unknown;
}

const framesOf = (error: Error) => {
  const lines = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return lines.join('\n');
};

/** Returns what is logged of an error. It has no message of a query or of the database, which may contain values. */
export function withoutPersonalData(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const type = error.name;
  const stack = framesOf(error);
  const query = failedQuery.safeParse(error);
  if (query.success) {
    const cause = withoutPersonalData(query.data.cause);
    return { type, message: 'A query failed.', stack, cause };
  }
  const fromDatabase = databaseError.safeParse(error);
  if (fromDatabase.success) {
    return { type, message: 'The database refused.', stack, ...fromDatabase.data };
  }
  const code: unknown = Reflect.get(error, 'code');
  return { type, message: error.message, stack, ...(typeof code === 'string' && { code }) };
}
