import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { refuseConnection } from '../refusals/refuse-raw.ts';
import { networkOf } from './network-of.ts';

/** The most connections of the process. Each takes about 50 kB. */
const maxConnections = 2000;
/** The most refused connections at a time that get a response; the others are closed without one. */
const maxRefused = 100;
const logIntervalMs = 60_000;

const refusals = {
  address: 'Too many connections are open from this address. Close some and try again.',
  process: 'Too many connections are open. Try again in a moment.',
};

/**
 * Refuses connections above the limits, before their first request. So one network cannot take all connections of the
 * process, not even with connections that send nothing.
 */
export function limitConnections(
  { server, log }: { server: Server; log: { warn(facts: object, event: string): void } },
  maxPerNetwork: number,
  maxTotal = maxConnections,
): void {
  const openByNetwork = new Map<string, number>();
  let openCount = 0;
  let refusedCount = 0;
  let loggedAt = Number.NEGATIVE_INFINITY;

  function refuse(socket: Socket, limit: keyof typeof refusals): void {
    if (performance.now() - loggedAt >= logIntervalMs) {
      loggedAt = performance.now();
      const hint = limit === 'address' ? '; if it is a proxy, name it in TRUST_PROXY' : '';
      log.warn({}, `too many connections of the ${limit}${hint}`);
    }
    // Without a listener, an error of the connection would end the process.
    socket.on('error', () => undefined);
    if (refusedCount >= maxRefused) {
      socket.destroy();
      return;
    }
    refusedCount += 1;
    socket.once('close', () => {
      refusedCount -= 1;
    });
    refuseConnection(socket, 503, refusals[limit]);
  }

  // The listeners of Node.js read the requests of a connection, so they get only connections that are not refused.
  const listeners = server.listeners('connection');
  server.removeAllListeners('connection');
  server.on('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? '');
    const openInNetwork = openByNetwork.get(network) ?? 0;
    if (openInNetwork >= maxPerNetwork) return refuse(socket, 'address');
    if (openCount >= maxTotal) return refuse(socket, 'process');
    openCount += 1;
    openByNetwork.set(network, openInNetwork + 1);
    socket.once('close', () => {
      openCount -= 1;
      const remaining = (openByNetwork.get(network) ?? 1) - 1;
      if (remaining === 0) openByNetwork.delete(network);
      else openByNetwork.set(network, remaining);
    });
    for (const listener of listeners) Reflect.apply(listener, server, [socket]);
  });
}
