import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { startSession } from '../../server/repositories/sessions.ts';
import { now } from '../support/clock.ts';
import { leaveAtRandomBytes, leavePipelined } from '../support/leaving-readers.ts';
import { fasterEngine, openTestDatabase, type TestDatabase } from '../support/test-database.ts';

const url = '/api/v1/admin/get/all/artisan';

let database: TestDatabase;
let app: FastifyInstance;
let token: string;
let port: number;
beforeAll(async () => {
  database = await openTestDatabase(fasterEngine);
  await database.db.execute(sql`
    insert into artisans (first_name, email, status, created_at)
    select repeat(md5(n::text), 12), n || '@artisan.example', 'active', ${now()}
    from generate_series(1, 8000) n`);
  app = await buildApp({
    api: { db: database.db },
    log: false,
    bodies: { maxAtOnce: 20, timeoutMs: 1000 },
    limits: { other: 1e9 },
  });
  token = await startSession(database.db, 1);
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const whole = (headers = {}) =>
  app.inject({ url, headers: { authorization: `Bearer ${token}`, ...headers } });

// The process of the test counts an error that nobody listens to as a failure of the run.
it('readers who leave at random bytes of a list end nothing, and hold no place', async () => {
  const bytes = (await whole()).rawPayload.length;
  await leaveAtRandomBytes({ port, token }, url, { times: 100, bytes });
  // There are 20 places.
  expect((await whole()).statusCode).toBe(200);
});

it('1,000 requests on one connection that goes away end nothing, and hold no place', async () => {
  await leavePipelined({ port, token }, url, 1_000);
  for (let i = 0; i < 30; i += 1) expect((await whole()).statusCode).toBe(200);
});

it('a server that readers have left ends as soon as one that nobody used', async () => {
  const other = await buildApp({ api: { db: database.db }, log: false });
  onTestFinished(() => other.close());
  const at = Number(new URL(await other.listen({ port: 0, host: '127.0.0.1' })).port);
  await leaveAtRandomBytes({ port: at, token }, url, { times: 6, bytes: 100_000 });
  await leavePipelined({ port: at, token }, url, 20);
  const start = performance.now();
  await other.drain(8_000);
  expect(performance.now() - start).toBeLessThan(4_000);
});
