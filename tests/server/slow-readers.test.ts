import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { createFramework } from '../../server/http/framework.ts';
import { startSession } from '../../server/repositories/sessions.ts';
import { now } from '../support/clock.ts';
import { fasterEngine, openTestDatabase, type TestDatabase } from '../support/test-database.ts';

const url = '/api/v1/admin/get/all/artisan';

let database: TestDatabase;
let app: FastifyInstance;
/** Two accounts. */
let token: string;
let other: string;
let port: number;
beforeAll(async () => {
  database = await openTestDatabase(fasterEngine);
  await database.db.execute(sql`
    insert into artisans (first_name, email, status, created_at)
    select repeat(md5(n::text), 500), n || '@artisan.example', 'active', ${now()}
    from generate_series(1, 600) n`);
  app = await buildApp({
    api: { db: database.db },
    log: false,
    bodies: { maxAtOnce: 20, timeoutMs: 100 },
    requestTimes: { reader: 1000 },
  });
  token = await startSession(database.db, 1);
  const { rows } = await database.pool.query<{ id: number }>(
    "insert into accounts (email, password_hash, role) values ('other@artisan.example', 'x', 'admin') returning id",
  );
  other = await startSession(database.db, rows[0]?.id ?? 0);
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(async () => {
  await app.close();
  await database.close();
});

/** Requests the list, and reads only as much of it as fills the connection. */
async function askWithoutReading(by = token): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(`GET ${url} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${by}\r\n\r\n`);
  await once(socket, 'readable');
  return socket;
}

it('clients that do not read take little memory, are limited in number, and are disconnected', async () => {
  const get = (headers = {}, by = token) =>
    app.inject({ url, headers: { authorization: `Bearer ${by}`, ...headers } });
  const whole = await get();
  // Each client could have held these bytes in memory.
  expect(whole.rawPayload.length).toBeGreaterThan(9_000_000);
  expect(whole.headers['content-length']).toBe(String(whole.rawPayload.length));
  const before = process.memoryUsage.rss();
  const sockets = await Promise.all(Array.from({ length: 10 }, () => askWithoutReading()));
  // One account takes at most half of the places.
  expect((await get()).statusCode).toBe(503);
  expect((await get({}, other)).statusCode).toBe(200);
  sockets.push(...(await Promise.all(Array.from({ length: 10 }, () => askWithoutReading(other)))));
  const grown = (process.memoryUsage.rss() - before) / 2 ** 20;
  expect(grown).toBeLessThan(100);

  const refused = await get();
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('2');
  expect(refused.json()).toEqual({
    message: 'Too many lists are being sent. Try again in a moment.',
  });
  expect((await get({ 'if-none-match': String(whole.headers.etag) })).statusCode).toBe(304);

  await expect
    .poll(() => new Promise((resolve) => app.server.getConnections((_error, n) => resolve(n))), {
      timeout: 8000,
    })
    .toBe(0);
  expect((await get()).statusCode).toBe(200);
  for (const socket of sockets) socket.destroy();
});

it('a slow client that continues to read gets the whole list', async () => {
  const socket = await askWithoutReading();
  let bytes = 0;
  let sinceRest = 0;
  socket.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    sinceRest += chunk.length;
    if (sinceRest < 2_000_000) return;
    sinceRest = 0;
    socket.pause();
    // Time is the subject: each rest is shorter than the limit of a second, and all together are longer.
    setTimeout(() => socket.resume(), 300);
  });
  const length = (await app.inject({ url, headers: { authorization: `Bearer ${token}` } }))
    .rawPayload.length;
  await expect.poll(() => bytes, { timeout: 8000 }).toBeGreaterThan(length);
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
  // Measured on Linux with its usual buffers; tests/soak/slow-readers.test.ts reads for minutes.
  const largestStep = 1_519_616;
  expect(timeout / 1000).toBeGreaterThan(largestStep / 13_000);
});
