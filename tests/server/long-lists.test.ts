import { once } from 'node:events';
import { type ClientRequest, get, type IncomingMessage } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { allOperations } from '../../openapi/generated/operations.ts';
import { buildApp } from '../../server/app.ts';
import { limitBodies } from '../../server/kept-lists/body-slots.ts';
import { keepList } from '../../server/kept-lists/keep-list.ts';
import { startSession } from '../../server/repositories/sessions.ts';
import { longLists } from '../../server/search/whole/long-lists.ts';
import { wholeList } from '../../server/search/whole/whole-list.ts';
import { now } from '../support/clock.ts';
import { engines, openTestDatabase, type TestDatabase } from '../support/test-database.ts';

const pathOf = new Map<string, { path: string }>(Object.entries(allOperations));
const readAtOnce = () => ({ data: 'read at once' });

describe.each(engines)('a list that is too long to be read at once on %s', (engine) => {
  let database: TestDatabase;
  let app: FastifyInstance;
  let token: string;
  beforeAll(async () => {
    // Only PostgreSQL sends it in parts.
    database = await openTestDatabase(engine, engine === 'PostgreSQL' ? 700 : undefined);
    app = await buildApp({ api: { db: database.db }, log: false });
    token = await startSession(database.db, 1);
  });
  afterAll(async () => {
    await app.close();
    await database.close();
  });

  /** Starts a server that sends each list in the way of a list that is too long. */
  const longServer = () => {
    const server = fastify();
    limitBodies(server);
    for (const id of longLists.keys()) {
      server.get(`/${id}`, keepList(id, database.db, wholeList(id, database.db, readAtOnce, 0)));
    }
    onTestFinished(() => server.close());
    return server;
  };

  it.each([...longLists.keys()])('%s is sent in parts, in its order', async (id) => {
    const whole = await app.inject({
      url: `/api/v1${pathOf.get(id)?.path}`,
      headers: { authorization: `Bearer ${token}` },
    });
    const server = longServer();
    const sent = await server.inject({ url: `/${id}`, headers: { 'accept-encoding': 'identity' } });
    // The embedded engine has a single connection, for which other calls would wait.
    if (engine === 'embedded') return expect(sent.json()).toEqual(readAtOnce());
    expect(sent.json()).toEqual(whole.json());
    expect(sent.headers.etag).toBeUndefined();
    for (const [encoding, unpack] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const { headers, rawPayload } = await server.inject({
        url: `/${id}`,
        headers: { 'accept-encoding': encoding },
      });
      expect(headers['content-encoding']).toBe(encoding);
      expect(JSON.parse(unpack(rawPayload).toString())).toEqual(whole.json());
    }
  });

  it('releases its connection when the reader disconnects', async ({ skip }) => {
    if (engine === 'embedded') skip('the embedded engine reads it at once');
    // More bytes than the buffers of both sockets take, so that the server cannot read to the end.
    await database.db.execute(sql`
      insert into transactions (type, description, amount_kobo, payment_status, date)
      select 'Deposit', repeat('Long description. ', 180), n, 'paid', ${now()} from generate_series(1, 8000) n`);
    const server = longServer();
    const address = await server.listen({ port: 0, host: '127.0.0.1' });
    const open = async (): Promise<[ClientRequest, IncomingMessage]> => {
      const request = get(`${address}/listTransactions`);
      const [answer]: IncomingMessage[] = await once(request, 'response');
      if (answer === undefined) throw new Error('There is no answer');
      return [request, answer.pause()];
    };
    /** The number of transactions that are open besides this query. */
    const reading = async () => {
      const { rows } = await database.pool.query<{ count: number }>(
        `select count(*)::int as count from pg_stat_activity
         where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()
           and backend_type = 'client backend'`,
      );
      return rows[0]?.count;
    };
    const [request] = await open();
    await expect.poll(reading).toBe(1);
    request.destroy();
    await expect.poll(reading).toBe(0);
  });
});
