import type { ServerResponse } from 'node:http';
import { Socket } from 'node:net';
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

/**
 * Closes the responses that wait behind another one on a connection that has closed. Node.js closes only the
 * response that it is sending, so the others would hold their places and their data for ever.
 */
function closeWaiting(waiting: ReadonlySet<ServerResponse>): void {
  for (const response of waiting) {
    if (response.socket !== null || response.destroyed) continue;
    response.destroy();
    response.emit('close');
  }
}

/** Tracks the running requests. Streams are not counted, because they end at once when the server ends. */
export function followRequests(app: FastifyInstance): OpenRequests {
  const open = new Set<FastifyRequest>();
  const bySocket = new WeakMap<Socket, { request: FastifyRequest; reply: FastifyReply }>();
  const responses = new WeakMap<Socket, Set<ServerResponse>>();

  function responsesOn(socket: Socket): Set<ServerResponse> {
    const known = responses.get(socket);
    if (known !== undefined) return known;
    const made = new Set<ServerResponse>();
    responses.set(socket, made);
    socket.once('close', () => closeWaiting(made));
    return made;
  }

  app.decorateRequest('wasHandled', false);
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.isStream !== true) open.add(request);
    const { socket } = request.raw;
    bySocket.set(socket, { request, reply });
    const { raw } = reply;
    const ofSocket = socket instanceof Socket ? responsesOn(socket) : undefined;
    ofSocket?.add(raw);
    // The framework does not call onResponse when the reader has left.
    raw.once('close', () => {
      open.delete(request);
      ofSocket?.delete(raw);
    });
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
