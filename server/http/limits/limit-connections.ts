import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { refuseConnection } from '../refusals/refuse-raw.ts';
import { networkOf } from './network-of.ts';

/** The most connections of the process. Each takes about 50 kB. */
const maxConnections = 2000;
/** The most refused connections that get a response; further connections are closed without a response. */
const maxRefused = 100;
/** The shortest time between two lines in the log, in milliseconds. */
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
  let total = 0;
  let refused = 0;
  let loggedAt = Number.NEGATIVE_INFINITY;

  function refuse(socket: Socket, limit: keyof typeof refusals): void {
    if (performance.now() - loggedAt >= logIntervalMs) {
      loggedAt = performance.now();
      const hint = limit === 'address' ? '; if it is a proxy, name it in TRUST_PROXY' : '';
      log.warn({}, `too many connections of the ${limit}${hint}`);
    }
    // Without a listener, an error of the connection would end the process.
    socket.on('error', () => undefined);
    if (refused >= maxRefused) {
      socket.destroy();
      return;
    }
    refused += 1;
    socket.once('close', () => {
      refused -= 1;
    });
    refuseConnection(socket, 503, refusals[limit]);
  }

  // The listeners of Node.js read the requests of a connection, so they get only connections that are not refused.
  const listeners = server.listeners('connection');
  server.removeAllListeners('connection');
  server.on('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? '');
    const ofNetwork = openByNetwork.get(network) ?? 0;
    if (ofNetwork >= maxPerNetwork) return refuse(socket, 'address');
    if (total >= maxTotal) return refuse(socket, 'process');
    total += 1;
    openByNetwork.set(network, ofNetwork + 1);
    socket.once('close', () => {
      total -= 1;
      const left = (openByNetwork.get(network) ?? 1) - 1;
      if (left === 0) openByNetwork.delete(network);
      else openByNetwork.set(network, left);
    });
    for (const listener of listeners) Reflect.apply(listener, server, [socket]);
  });
}
