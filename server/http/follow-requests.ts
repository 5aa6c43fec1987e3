import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** The requests that are being answered. */
export interface OpenRequests {
  /** How many there are now. */
  count(): number;
  /**
   * The last request over this connection, while its handler makes the answer. A client can have read all
   * of an answer before the stream that it is sent from ends.
   */
  answeredOn(socket: Socket): { request: FastifyRequest; reply: FastifyReply } | undefined;
}

/** Keeps account of the requests that are being answered, and of what is done for them. */
export function followRequests(app: FastifyInstance): OpenRequests {
  const open = new Set<FastifyRequest>();
  const bySocket = new WeakMap<Socket, { request: FastifyRequest; reply: FastifyReply }>();
  app.decorateRequest('wasHandled', false);
  app.addHook('onRequest', (request, reply, done) => {
    open.add(request);
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
