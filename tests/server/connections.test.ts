import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { type AppOptions, buildApp } from '../../server/app.ts';
import { limitConnections } from '../../server/http/limits/limit-connections.ts';
import { listenOnAll } from '../../server/serve.ts';
import { openSocket } from '../support/listen.ts';
import { readAnswers } from '../support/raw-answers.ts';

/** Starts a server that needs no database, and returns its port. */
async function serve(options: Partial<AppOptions> = {}): Promise<number> {
  const app = await buildApp({ api: { upstream: 'http://127.0.0.1:9' }, log: false, ...options });
  onTestFinished(() => app.close());
  return Number(new URL(await app.listen({ port: 0, host: '0.0.0.0' })).port);
}

/** Opens a connection from a local address. */
const open = (port: number, localAddress: string, host = '127.0.0.1') =>
  openSocket(port, { host, localAddress });

/** Opens connections that send nothing. */
async function openSilent(port: number, count: number, localAddress = '127.0.0.1') {
  const sockets: Socket[] = [];
  while (sockets.length < count) sockets.push(await open(port, localAddress));
  return sockets;
}

const livezRequest = 'GET /livez HTTP/1.1\r\nhost: x\r\n\r\n';

/** Returns the answer to a request on a new connection; undefined if the server closes it without an answer. */
async function ask(
  port: number,
  localAddress = '127.0.0.1',
  host = '127.0.0.1',
  request = livezRequest,
) {
  const socket = await open(port, localAddress, host);
  socket.write(request);
  const [answer] = await readAnswers(socket, 1);
  socket.destroy();
  return answer;
}

const refusal = (message: string) => ({
  status: 503,
  headers: expect.objectContaining({ connection: 'close' }),
  body: JSON.stringify({ message }),
});
const addressRefusal = refusal(
  'Too many connections are open from this address. Close some and try again.',
);

it('an address has at most 200 connections, and other addresses are answered', async () => {
  const lines: string[] = [];
  const port = await serve({ log: { write: (line) => void lines.push(line) } });
  const silent = await openSilent(port, 200);
  const refusedSocket = await open(port, '127.0.0.1');
  // The refusal does not wait for a request.
  expect(await readAnswers(refusedSocket, 1)).toEqual([addressRefusal]);
  expect(await ask(port)).toEqual(addressRefusal);
  expect((await ask(port, '127.0.0.2'))?.status).toBe(200);

  silent[0]?.destroy();
  await expect.poll(async () => (await ask(port))?.status).toBe(200);
  expect(lines.filter((line) => line.includes('too many connections'))).toEqual([
    expect.stringContaining('if it is a proxy, name it in TRUST_PROXY'),
  ]);
  expect(lines.join('')).not.toContain('127.0.0.1"');
});

it('idle connections count too, and the server works after a flood of refused ones', async () => {
  const port = await serve();
  const idle = await openSilent(port, 200);
  for (const socket of idle) {
    socket.write(livezRequest);
    await readAnswers(socket, 1);
  }
  expect(await ask(port)).toEqual(addressRefusal);
  const flood = await openSilent(port, 300);
  for (const socket of flood) {
    socket.write(livezRequest);
    socket.resetAndDestroy();
  }
  expect((await ask(port, '127.0.0.2'))?.status).toBe(200);
});

it.each([{ trustProxy: ['127.0.0.1'] }, { trustProxy: 1 }])(
  'connections are not counted by address where a proxy is trusted: %j',
  async (options) => {
    const port = await serve(options);
    await openSilent(port, 210);
    expect((await ask(port))?.status).toBe(200);
  },
);

it('the connections of all addresses together have a limit', async () => {
  const server = createServer((_request, response) => response.end('ok'));
  const log = { warn: () => undefined };
  limitConnections({ server, log }, 2, 3);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  await openSilent(port, 2, '127.0.0.1');
  await openSilent(port, 1, '127.0.0.2');
  expect(await ask(port, '127.0.0.3')).toEqual(
    refusal('Too many connections are open. Try again in a moment.'),
  );
});

it('all addresses of the server count connections together, and close together', async () => {
  const app = await buildApp({ api: { upstream: 'http://127.0.0.1:9' }, log: false });
  onTestFinished(() => app.close());
  // No machine has the last address: it is reserved for documentation.
  const address = await listenOnAll(app, ['127.0.0.1', '127.0.0.2', '192.0.2.1'], 0);
  const port = Number(new URL(address).port);
  const expectingRequest = livezRequest.replace('\r\n\r\n', '\r\nexpect: wonders\r\n\r\n');
  expect((await ask(port, '127.0.0.1', '127.0.0.2', expectingRequest))?.status).toBe(417);
  await openSilent(port, 200);
  expect(await ask(port, '127.0.0.1', '127.0.0.2')).toEqual(addressRefusal);
  expect((await ask(port, '127.0.0.3', '127.0.0.2'))?.status).toBe(200);

  const lastClosed = once(await open(port, '127.0.0.3', '127.0.0.2'), 'close');
  await app.close();
  await lastClosed;
  await expect(once(connect(port, '127.0.0.2'), 'connect')).rejects.toThrow('ECONNREFUSED');
});
