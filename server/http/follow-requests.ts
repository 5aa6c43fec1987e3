import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** The running requests. */
export interface OpenRequests {
  /** Returns the number of running requests. */
  count(): number;
  /**
   * Returns the last request of this connection while its response is not complete. A client can have
   * read the whole response before the response stream ends.
   */
  answeredOn(socket: Socket): { request: FastifyRequest; reply: FastifyReply } | undefined;
}

/** Tracks the running requests. Streams are not counted, because they end at once when the server ends. */
export function followRequests(app: FastifyInstance): OpenRequests {
  const open = new Set<FastifyRequest>();
  const bySocket = new WeakMap<Socket, { request: FastifyRequest; reply: FastifyReply }>();
  app.decorateRequest('wasHandled', false);
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.isStream !== true) open.add(request);
    bySocket.set(request.raw.socket, { request, reply });
    done();
  });
  app.addHook('preHandler', (request, _reply, done) => {
    request.wasHandled = true;
    done();
  });
  app.addHook('onResponse', (request, _reply, done) => {
    open.delete(request);
    done();
  });
  return {
    count: () => open.size,
    answeredOn(socket) {
      const last = bySocket.get(socket);
      return last?.request.wasHandled && !last.reply.raw.writableEnded ? last : undefined;
    },
  };
}
