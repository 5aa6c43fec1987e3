import type { ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** The requests whose response is not complete. */
export interface OpenRequests {
  /** Returns the number of running requests, without streams. */
  count(): number;
  /** Returns the last request of this connection if its handler was called and its response has not ended. */
  unfinishedOn(socket: Socket): { request: FastifyRequest; reply: FastifyReply } | undefined;
}

/**
 * Closes the responses that wait behind another response on a connection that has closed. Node.js closes only the
 * response that it is sending, so what the others have taken, such as a slot of a list, would never be released.
 */
function closeWaiting(waiting: ReadonlySet<ServerResponse>): void {
  for (const response of waiting) {
    if (response.socket !== null || response.destroyed) continue;
    response.destroy();
    response.emit('close');
  }
}

/** Tracks the running requests, and closes the responses that wait on a connection that has closed. */
export function followRequests(app: FastifyInstance): OpenRequests {
  const open = new Set<FastifyRequest>();
  const lastOnSocket = new WeakMap<Socket, { request: FastifyRequest; reply: FastifyReply }>();
  const responsesBySocket = new WeakMap<Socket, Set<ServerResponse>>();

  function responsesOn(socket: Socket): Set<ServerResponse> {
    const existing = responsesBySocket.get(socket);
    if (existing !== undefined) return existing;
    const added = new Set<ServerResponse>();
    responsesBySocket.set(socket, added);
    socket.once('close', () => closeWaiting(added));
    return added;
  }

  app.decorateRequest('wasHandled', false);
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.isStream !== true) open.add(request);
    const { socket } = request.raw;
    lastOnSocket.set(socket, { request, reply });
    const { raw } = reply;
    const socketResponses = socket instanceof Socket ? responsesOn(socket) : undefined;
    socketResponses?.add(raw);
    // The framework does not call onResponse when the client has disconnected.
    raw.once('close', () => {
      open.delete(request);
      socketResponses?.delete(raw);
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
    unfinishedOn(socket) {
      const last = lastOnSocket.get(socket);
      return last?.request.wasHandled && !last.reply.raw.writableEnded ? last : undefined;
    },
  };
}
