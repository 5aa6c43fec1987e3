import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The requests that are being answered. */
export interface OpenRequests {
  /** How many there are now. */
  count(): number;
  /** The one that came over this connection, or undefined. */
  on(socket: Socket): FastifyRequest | undefined;
}

/** Keeps account of the requests that are being answered, and of what is done for them. */
export function followRequests(app: FastifyInstance): OpenRequests {
  const open = new Set<FastifyRequest>();
  const bySocket = new WeakMap<Socket, FastifyRequest>();
  app.decorateRequest('wasHandled', false);
  app.addHook('onRequest', (request, _reply, done) => {
    open.add(request);
    bySocket.set(request.raw.socket, request);
    done();
  });
  app.addHook('preHandler', (request, _reply, done) => {
    request.wasHandled = true;
    done();
  });
  app.addHook('onResponse', (request, _reply, done) => {
    open.delete(request);
    bySocket.delete(request.raw.socket);
    done();
  });
  return { count: () => open.size, on: (socket) => bySocket.get(socket) };
}
