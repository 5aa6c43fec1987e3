import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import type { Refusal } from './http-error.ts';
import { isRead } from './is-read.ts';

/**
 * Passes /api/v1 on to another host, so that the dashboard can be used with it from one origin. A
 * call that the host does not answer gets 502. The host may have carried out a write before it fell
 * silent, so the answer to a write says that the outcome is unknown.
 */
export async function forwardApi(app: FastifyInstance, upstream: string): Promise<void> {
  await app.register(httpProxy, {
    upstream,
    prefix: '/api/v1',
    rewritePrefix: '/api/v1',
    replyOptions: {
      onError: (reply) => {
        const refusal: Refusal = { message: 'The API host does not answer.' };
        if (!isRead(reply.request.method)) refusal.outcome = 'unknown';
        reply.code(502).send(refusal);
      },
    },
  });
}
