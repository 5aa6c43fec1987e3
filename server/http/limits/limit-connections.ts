import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { refuseBytes } from '../refusals/refuse-raw.ts';
import { networkOf } from './network-of.ts';

/** The most connections of the process. Each takes about 50 kB. */
const mostConnections = 2000;
/** The most refused connections that may still read their refusal; others are closed at once. */
const mostRefused = 100;
/** Milliseconds between two lines in the log. */
const logIntervalMs = 60_000;

const refusals = {
  address: 'Too many connections are open from this address. Close some and try again.',
  process: 'Too many connections are open. Try again in a moment.',
};

/**
 * Refuses connections above the limits with 503 and closes them, before their first request. So one address cannot
 * take all connections of the process, not even with connections that send nothing.
 *
 * @param ofAddress the most connections of one network
 * @param ofProcess the most connections of all networks
 */
export function limitConnections(
  { server, log }: { server: Server; log: { warn(facts: object, event: string): void } },
  ofAddress: number,
  ofProcess = mostConnections,
): void {
  const open = new Map<string, number>();
  let all = 0;
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
    if (refused >= mostRefused) {
      socket.destroy();
      return;
    }
    refused += 1;
    socket.once('close', () => {
      refused -= 1;
    });
    refuseBytes(socket, 503, refusals[limit]);
  }

  // The listeners of Node.js read requests. A refused connection must not reach them.
  const listeners = server.listeners('connection');
  server.removeAllListeners('connection');
  server.on('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? '');
    const own = open.get(network) ?? 0;
    if (own >= ofAddress) return refuse(socket, 'address');
    if (all >= ofProcess) return refuse(socket, 'process');
    all += 1;
    open.set(network, own + 1);
    socket.once('close', () => {
      all -= 1;
      const left = (open.get(network) ?? 1) - 1;
      if (left === 0) open.delete(network);
      else open.set(network, left);
    });
    for (const listener of listeners) Reflect.apply(listener, server, [socket]);
  });
}
