import { once } from 'node:events';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { createFramework } from '../../server/http/framework.ts';
import { addLongNames } from '../support/edge-case-rows.ts';
import { countConnections, listenWithApp, openSocket } from '../support/listen.ts';
import { fasterEngine } from '../support/test-database.ts';
import { addSignedIn, bearer, openTestServer, type TestServer } from '../support/test-server.ts';

const url = '/api/v1/admin/get/all/artisan';

const bodies = { maxAtOnce: 20, timeoutMs: 100 };

let server: TestServer;
/** A server on the same database that soon disconnects a client that reads nothing. */
let impatient: FastifyInstance;
/** A session of another account. */
let otherToken: string;
let port: number;
let impatientPort: number;
beforeAll(async () => {
  server = await openTestServer(fasterEngine, { bodies });
  const { db } = server.database;
  impatient = await buildApp({ api: { db }, bodies, requestTimes: { reader: 1500 }, log: false });
  await addLongNames(server.database, { artisans: 600, bytes: 16_000 });
  otherToken = (await addSignedIn(db, 'other@artisan.example')).token;
  port = await listenWithApp(server.app);
  impatientPort = await listenWithApp(impatient);
});
afterAll(async () => {
  await impatient.close();
  await server.close();
});

/** Requests the list, and waits for its first bytes. Nothing reads the others. */
async function askWithoutReading(token = server.token, toPort = port): Promise<Socket> {
  const socket = await openSocket(toPort);
  socket.write(`GET ${url} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\n\r\n`);
  await once(socket, 'readable');
  return socket;
}

it('clients that do not read take little memory, and are limited in number', async () => {
  const get = (headers = {}) => server.call('get/all/artisan', { headers });
  const whole = await get();
  // The server could have held these bytes in memory for each client.
  expect(whole.rawPayload.length).toBeGreaterThan(9_000_000);
  expect(whole.headers['content-length']).toBe(String(whole.rawPayload.length));
  const before = process.memoryUsage.rss();
  const sockets = await Promise.all(Array.from({ length: 10 }, () => askWithoutReading()));
  // One account takes at most half of the slots.
  expect((await get()).statusCode).toBe(503);
  expect((await get(bearer(otherToken))).statusCode).toBe(200);
  sockets.push(
    ...(await Promise.all(Array.from({ length: 10 }, () => askWithoutReading(otherToken)))),
  );
  const grownMb = (process.memoryUsage.rss() - before) / 2 ** 20;
  expect(grownMb).toBeLessThan(100);

  const refused = await get();
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('2');
  expect(refused.json()).toEqual({
    message: 'Too many lists are being sent. Try again in a moment.',
  });
  expect((await get({ 'if-none-match': String(whole.headers.etag) })).statusCode).toBe(304);

  for (const socket of sockets) socket.destroy();
  await expect.poll(() => countConnections(server.app.server)).toBe(0);
  expect((await get()).statusCode).toBe(200);
});

it('clients that do not read are disconnected, and free their slots', async () => {
  await Promise.all(
    Array.from({ length: 10 }, () => askWithoutReading(server.token, impatientPort)),
  );
  await expect.poll(() => countConnections(impatient.server)).toBe(0);
  expect((await impatient.inject({ url, headers: bearer(server.token) })).statusCode).toBe(200);
});

it('a slow client that continues to read gets the whole list', async () => {
  const socket = await askWithoutReading(server.token, impatientPort);
  let bytes = 0;
  let sincePause = 0;
  socket.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    sincePause += chunk.length;
    if (sincePause < 1_200_000) return;
    sincePause = 0;
    socket.pause();
    // The test needs real time: each pause is shorter than the limit of 1.5 seconds, and all together are longer.
    setTimeout(() => socket.resume(), 300);
  });
  const { length } = (await server.call('get/all/artisan')).rawPayload;
  await expect.poll(() => bytes).toBeGreaterThan(length);
});

it('a client that reads 13 kB/s has time for the largest step of progress that the operating system reports', async () => {
  const framework = createFramework({ log: false });
  onTestFinished(() => framework.close());
  let timeout = 0;
  framework.addHook('onSend', ({ raw }, _reply, _payload, done) => {
    timeout = raw.socket.timeout ?? 0;
    done();
  });
  framework.get('/', () => 'answer');
  await fetch(await framework.listen({ port: 0, host: '127.0.0.1' }));
  // This was measured on Linux with its usual buffers; tests/soak/slow-readers.test.ts reads for minutes.
  const largestStepBytes = 1_519_616;
  expect(timeout / 1000).toBeGreaterThan(largestStepBytes / 13_000);
});
