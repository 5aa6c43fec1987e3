import { createHook } from 'node:async_hooks';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { getTableName } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { allOperations, type OperationId, operations } from '../../openapi/generated/operations.ts';
import { buildApp } from '../../server/app.ts';
import { readContract } from '../../server/contract/documents.ts';
import { openPool } from '../../server/db/pool.ts';
import { tableChanges } from '../../server/db/schema/office.ts';
import { listTables, versionReader } from '../../server/lists/table-versions.ts';
import { startSession } from '../../server/repositories/sessions.ts';
import { nowText } from '../support/clock.ts';
import { wholeLists } from '../support/contract-lists.ts';
import { hold } from '../support/hold.ts';
import { fasterEngine, type TestDatabase } from '../support/test-database.ts';
import { bearer, openTestServer, type TestServer } from '../support/test-server.ts';

const artisansUrl = '/api/v1/admin/get/all/artisan';

/** Counts the compressions and decompressions while `work` runs. */
async function countCompressions(work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const hook = createHook({
    init(_id, type) {
      if (type === 'ZLIB') count += 1;
    },
  }).enable();
  await work();
  hook.disable();
  return count;
}

it('all whole lists of the contract are cached, but no figures, pages or lists of one person', () => {
  const cached = wholeLists(readContract());
  const whole = Object.entries(operations)
    .filter(([, { method, path }]) => method === 'GET' && !path.includes('{'))
    .map(([operationId]) => operationId);
  const others = new Set(['getDashboard', 'listAuditEntries']);
  expect([...cached]).toEqual(whole.filter((operationId) => !others.has(operationId)));
});

// The triggers that record changes are the same on both engines. Only PostgreSQL has a second connection.
describe('a whole list', () => {
  let server: TestServer;
  let database: TestDatabase;
  let app: FastifyInstance;
  let token: string;
  let otherPool: pg.Pool;

  beforeAll(async () => {
    server = await openTestServer(fasterEngine);
    ({ database, app, token } = server);
    const { pool } = database;
    otherPool = fasterEngine === 'embedded' ? pool : openPool(pool.options);
  });
  afterAll(async () => {
    if (otherPool !== database.pool) await otherPool.end();
    await server.close();
  });
  afterEach(() => void vi.restoreAllMocks());

  const get = (headers: Record<string, string> = {}, url = artisansUrl) =>
    app.inject({ url, headers: { ...bearer(token), ...headers } });
  const readNames = async () => {
    const { data } = (await get()).json();
    return (data as { first_name: string }[]).map((artisan) => artisan.first_name);
  };

  /** Runs a write of another client; on the embedded engine over the only connection that it has. */
  const write = async (statement: string) => {
    const client = await otherPool.connect();
    await client.query(statement);
    client.release();
  };
  const insertSql = (name: string) =>
    `insert into artisans (first_name, status, created_at) values ('${name}', 'active', ${nowText()})`;
  const addArtisan = (name: string) => write(insertSql(name));
  /** Writes a table of the list without changing its rows. */
  const touch = () => write('update artisans set level = level where id = 1');

  /** Collects the queries through the server's pool. If there is a `during`, it runs those of the artisans' list. */
  const watchQueries = (during?: (run: () => Promise<unknown>) => Promise<unknown>) => {
    const texts: string[] = [];
    const query = database.pool.query.bind(database.pool) as (...args: unknown[]) => unknown;
    vi.spyOn(database.pool, 'query').mockImplementation(((
      ...args: [{ text: string }, (readonly unknown[])?]
    ) => {
      const [{ text }, values = []] = args;
      // The query for the key of tokens is left out: it runs at the first call, and once a minute.
      if (!values.includes('token-key')) texts.push(text);
      const run = () => Promise.resolve(query(...args));
      return during !== undefined && isListQuery(text) ? during(run) : run();
    }) as never);
    return texts;
  };
  const isListQuery = (text: string) => text.includes('from "artisans"');

  it('is read once while nothing is committed: a call then queries only the session and the version', async () => {
    await get();
    const texts = watchQueries();
    expect((await get()).statusCode).toBe(200);
    expect(texts).toEqual([
      expect.stringContaining('from "sessions"'),
      expect.stringContaining('from table_changes'),
    ]);
  });

  it('is not read, compressed or decompressed for a 304', async () => {
    const etag = String((await get({ 'accept-encoding': 'br' })).headers.etag);
    const bare = etag.replace('W/', '');
    for (const ifNoneMatch of [etag, bare, `"other", ${etag}`, '*']) {
      await get();
      const texts = watchQueries();
      const count = await countCompressions(async () => {
        const response = await get({ 'if-none-match': ifNoneMatch, 'accept-encoding': 'br' });
        expect(response.statusCode).toBe(304);
        expect(response.body).toBe('');
        expect(response.headers).toMatchObject({
          etag,
          vary: 'accept-encoding',
          'cache-control': 'no-store',
        });
      });
      vi.restoreAllMocks();
      expect(count, ifNoneMatch).toBe(0);
      expect(texts.filter(isListQuery), ifNoneMatch).toEqual([]);
    }
    expect((await get({ 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  it('is the same in every encoding, and is compressed once for each', async () => {
    await addArtisan('Packed');
    const count = await countCompressions(async () => {
      for (let round = 0; round < 2; round += 1) {
        for (const encoding of ['gzip', 'br']) {
          const { headers } = await get({ 'accept-encoding': encoding });
          expect(headers['content-encoding']).toBe(encoding);
        }
      }
    });
    // The list is compressed with gzip, decompressed, and compressed with brotli.
    expect(count).toBe(3);

    const plain = await get({ 'accept-encoding': 'deflate' });
    const packed = await get({ 'accept-encoding': 'br' });
    const zipped = await get({ 'accept-encoding': 'gzip' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(brotliDecompressSync(packed.rawPayload)).toEqual(plain.rawPayload);
    expect(gunzipSync(zipped.rawPayload)).toEqual(plain.rawPayload);
    for (const { headers, rawPayload } of [plain, packed, zipped]) {
      expect(headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'content-length': String(rawPayload.length),
        'cache-control': 'no-store',
        vary: 'accept-encoding',
        etag: plain.headers.etag,
      });
    }
  });

  it('is sent uncompressed if it is small', async () => {
    const url = '/api/v1/admin/get/means_of_identification';
    const { headers, payload } = await get({ 'accept-encoding': 'br, gzip' }, url);
    expect(headers['content-encoding']).toBeUndefined();
    expect(JSON.parse(payload).data.data).toHaveLength(2);
  });

  it('is current after a write of another client', async () => {
    const etag = String((await get()).headers.etag);
    await addArtisan('Elsewhere');
    const response = await get({ 'if-none-match': etag });
    expect(response.statusCode).toBe(200);
    expect(response.json().data[0].first_name).toBe('Elsewhere');
  });

  it('is read again after a commit that did not change it, but not sent or compressed again', async () => {
    const etag = String((await get({ 'accept-encoding': 'br' })).headers.etag);
    const texts = watchQueries();
    await touch();
    const count = await countCompressions(async () => {
      await get({ 'accept-encoding': 'br' });
      expect((await get({ 'if-none-match': etag })).statusCode).toBe(304);
    });
    expect(texts.some(isListQuery)).toBe(true);
    expect(count).toBe(0);
  });

  it.each(['before', 'after'] as const)(
    'does not hide a commit during its read, %s its query',
    async (moment) => {
      const name = `Meanwhile ${moment}`;
      let hasActed = false;
      watchQueries(async (run) => {
        if (hasActed) return run();
        hasActed = true;
        if (moment === 'before') await addArtisan(name);
        const rows = await run();
        if (moment === 'after') await addArtisan(name);
        return rows;
      });
      await touch();
      expect((await readNames()).includes(name)).toBe(moment === 'before');
      expect(await readNames()).toContain(name);
      expect(await readNames()).toContain(name);
    },
  );

  it('is read once for requests at the same time', async () => {
    await addArtisan('Together');
    const texts = watchQueries();
    let bodies: string[] = [];
    const count = await countCompressions(async () => {
      const answers = await Promise.all(Array.from({ length: 6 }, () => get()));
      bodies = answers.map(({ body }) => body);
    });
    expect(texts.filter(isListQuery)).toHaveLength(1);
    expect(new Set(bodies).size).toBe(1);
    expect(JSON.parse(bodies[0] ?? '').data[0].first_name).toBe('Together');
    // The list is compressed once, and decompressed for each request, because none accepts an encoding.
    expect(count).toBe(1 + 6);
  });

  it('needs few queries for the sessions and the version of requests at the same time', async () => {
    const otherToken = await startSession(database.db, 1);
    await get();
    const texts = watchQueries();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => get(index % 2 === 0 ? {} : bearer(otherToken))),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    // A request that arrives during a query waits for the next query.
    const countQueries = (part: string) => texts.filter((text) => text.includes(part)).length;
    expect(countQueries('from "sessions"')).toBeLessThanOrEqual(3);
    expect(countQueries('from table_changes')).toBeLessThanOrEqual(3);
  });

  it('waits for a free slot instead of being refused', async () => {
    const narrow = await buildApp({
      api: { db: database.db },
      bodies: { maxAtOnce: 1 },
      log: false,
    });
    onTestFinished(() => narrow.close());
    const headers = bearer(token);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => narrow.inject({ url: artisansUrl, headers })),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  });

  it('is not shared with a request that came after a commit', async () => {
    const slowRead = hold();
    let isFirst = true;
    watchQueries(async (run) => {
      const rows = await run();
      if (isFirst) {
        isFirst = false;
        await slowRead.wait();
      }
      return rows;
    });
    await touch();
    const early = readNames();
    await slowRead.whenReached;
    await addArtisan('Late');
    expect(await readNames()).toContain('Late');
    slowRead.release();
    expect(await early).not.toContain('Late');
    // The older read ended last, but is not cached.
    expect(await readNames()).toContain('Late');
    await touch();
    const count = await countCompressions(() => get({ 'accept-encoding': 'gzip' }));
    expect(count).toBe(0);
  });

  it('is not cached if it could not be read', async () => {
    watchQueries(() => Promise.reject(new Error('no')));
    await touch();
    const failed = await Promise.all([get(), get()]);
    expect(failed.map(({ statusCode }) => statusCode)).toEqual([500, 500]);
    vi.restoreAllMocks();
    expect((await get()).statusCode).toBe(200);
  });

  it('is not read again after a commit that wrote none of its tables, such as a sign-in', async () => {
    await get();
    const texts = watchQueries();
    await write('create table probe (); drop table probe');
    await startSession(database.db, 1);
    await write("insert into sign_in_attempts (key, failures, last_at) values ('x', 1, now())");
    await write(
      "insert into audit_entries (action, subject, subject_id, detail) values ('a', 'b', 1, '{}')",
    );
    await write('update identification_means set name = name');
    expect((await get()).statusCode).toBe(200);
    expect(texts.filter(isListQuery)).toEqual([]);
  });

  it('has a version that covers every table from which it is read', async () => {
    const lists = [...wholeLists(readContract())];
    expect(Object.keys(listTables).sort()).toEqual([...lists].sort());
    for (const operationId of lists) {
      const tables = listTables[operationId as OperationId] ?? [];
      const versionedTables = new Set(tables.map((table) => getTableName(table)));
      const texts = watchQueries();
      const url = `/api/v1${allOperations[operationId as OperationId].path}`;
      for (const name of versionedTables) await write(`delete from ${name} where false`);
      expect((await get({}, url)).statusCode).toBe(200);
      vi.restoreAllMocks();
      const queriedTables = texts
        .filter((text) => !/from "sessions"|table_changes/.test(text))
        .flatMap((text) => [...text.matchAll(/(?:from|join) "(\w+)"/g)].map(([, name]) => name));
      expect(new Set(queriedTables), operationId).toEqual(versionedTables);
    }
  });

  it('has another version after every kind of write to any of its tables', async () => {
    for (const [operationId, tables] of Object.entries(listTables)) {
      const readVersion = () => versionReader(operationId)(database.db);
      const before = await readVersion();
      expect(await readVersion()).toBe(before);
      const versions = new Set([before]);
      for (const table of tables) {
        const name = getTableName(table);
        // A write of no row also counts.
        await write(`delete from ${name} where false`);
        versions.add(await readVersion());
      }
      expect(versions.size, operationId).toBe(tables.length + 1);
    }
  });

  it('has the same version after the rows about its changes are compacted, of which fewer than 100 remain', async () => {
    const version = versionReader('listArtisans');
    const before = await version(database.db);
    await write(`insert into table_changes (table_name)
      select 'artisans' from generate_series(1, 600)`);
    const after = await version(database.db);
    expect(after).not.toBe(before);
    expect(await database.db.$count(tableChanges)).toBeLessThan(100);
    expect(await version(database.db)).toBe(after);
  });

  it('is never cached under a version that lacks its rows, in any order of commits', async ({
    skip,
  }) => {
    if (fasterEngine === 'embedded')
      skip('the embedded engine has one connection, and so one writer');
    const first = await otherPool.connect();
    const second = await otherPool.connect();
    onTestFinished(() => {
      for (const client of [first, second]) client.release(true);
    });
    await first.query('begin');
    await first.query(insertSql('Early'));
    await second.query('begin');
    await second.query(insertSql('Later'));
    expect(await readNames()).not.toContain('Later');
    await second.query('commit');
    expect(await readNames()).toContain('Later');
    expect(await readNames()).not.toContain('Early');
    await first.query('commit');
    expect(await readNames()).toContain('Early');
    await first.query('begin');
    await first.query(insertSql('Never'));
    await first.query('rollback');
    expect(await readNames()).not.toContain('Never');
  });

  it('needs a session, although it is cached, also at the same moment as requests with one', async () => {
    const endedToken = await startSession(database.db, 1);
    await write(`delete from sessions where token_hash = encode(sha256('${endedToken}'), 'hex')`);
    const [own, refused] = await Promise.all([get(), get(bearer(endedToken))]);
    expect([own.statusCode, refused.statusCode]).toEqual([200, 401]);
    const etag = String((await get()).headers.etag);
    for (const method of ['GET', 'HEAD'] as const) {
      const response = await app.inject({
        method,
        url: artisansUrl,
        headers: { 'if-none-match': etag },
      });
      expect(response.statusCode).toBe(401);
      expect(response.headers.etag).not.toBe(etag);
    }
  });
});
