import { once } from 'node:events';
import { connect, type NetConnectOpts, type Server, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';

/** Lets a server listen on a free port of this machine. Returns the port. */
export async function listenLocally(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Lets an app listen on a free port of this machine. Returns the port. */
export const listenWithApp = async (app: Pick<FastifyInstance, 'listen'>): Promise<number> =>
  Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);

/** Opens a connection that is closed at the end of the test. A server may close it first. */
export async function openSocket(port: number, options?: Partial<NetConnectOpts>): Promise<Socket> {
  const socket = connect({ host: '127.0.0.1', ...options, port });
  socket.on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  return socket;
}

/** Returns the number of open connections of a server. */
export const countConnections = (server: Pick<Server, 'getConnections'>): Promise<number> =>
  new Promise((resolve) => server.getConnections((_error, count) => resolve(count)));
