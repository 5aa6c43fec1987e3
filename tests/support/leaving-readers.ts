import { once } from 'node:events';
import type { Socket } from 'node:net';
import { createRandom } from '../../server/sample/random.ts';
import { openSocket } from './listen.ts';

interface Served {
  port: number;
  token: string;
}

/** Sends `times` requests of a list at once on a new connection. Returns the connection before its first answer. */
async function sendRequests(
  { port, token }: Served,
  path: string,
  encoding: string,
  times = 1,
): Promise<Socket> {
  const socket = await openSocket(port);
  const fields = [`authorization: Bearer ${token}`, `accept-encoding: ${encoding}`, 'host: x'];
  socket.write(`GET ${path} HTTP/1.1\r\n${fields.join('\r\n')}\r\n\r\n`.repeat(times));
  return socket;
}

/**
 * Requests a list again and again, each time in the next encoding, and leaves after a random number of bytes.
 *
 * @param bytes the length of the uncompressed list
 */
export async function leaveAtRandomBytes(
  served: Served,
  path: string,
  { times, bytes }: { times: number; bytes: number },
): Promise<void> {
  const { next } = createRandom(1);
  for (let i = 0; i < times; i += 1) {
    const encoding = ['identity', 'gzip', 'br'][i % 3] ?? '';
    const socket = await sendRequests(served, path, encoding);
    // The square makes few bytes likely, so that readers also leave during the header and the first part.
    let bytesLeft = encoding === 'identity' ? next() ** 2 * bytes : (next() ** 2 * bytes) / 20;
    socket.on('data', (chunk) => {
      bytesLeft -= chunk.length;
      if (bytesLeft <= 0) socket.destroy();
    });
    // A compressed list may be shorter than `bytesLeft`. Then the timer closes the connection.
    const closeTimer = setTimeout(() => socket.destroy(), 1_000);
    await once(socket, 'close');
    clearTimeout(closeTimer);
  }
}

/** Requests a list many times on one connection, and leaves when the first bytes arrive. */
export async function leavePipelined(served: Served, path: string, times: number): Promise<void> {
  const socket = await sendRequests(served, path, 'identity', times);
  await once(socket, 'data');
  socket.destroy();
  await once(socket, 'close');
}
