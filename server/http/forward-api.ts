import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';

/** Passes /api/v1 on to another host, so that the dashboard can be used with it from one origin. */
export async function forwardApi(app: FastifyInstance, upstream: string): Promise<void> {
  await app.register(httpProxy, {
    upstream,
    prefix: '/api/v1',
    rewritePrefix: '/api/v1',
    replyOptions: {
      onError: (reply) => {
        reply.code(502).send({ message: 'The API host does not answer.' });
      },
    },
  });
}
