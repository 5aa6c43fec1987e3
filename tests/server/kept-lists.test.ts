import { createHook } from 'node:async_hooks';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { operations } from '../../openapi/generated/operations.ts';
import { buildApp } from '../../server/app.ts';
import { readContract, wholeLists } from '../../server/contract/documents.ts';
import { startSession } from '../../server/repositories/sessions.ts';
import { readSnapshot } from '../../server/repositories/snapshot.ts';
import { engines, openTestDatabase, type TestDatabase } from '../support/test-database.ts';

const artisansUrl = '/api/v1/admin/get/all/artisan';

/** Other test files commit now and then, and a try takes milliseconds. */
const mostTries = 200;

/** How much was packed or unpacked while something ran. */
async function packings(work: () => Promise<unknown>): Promise<number> {
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

it('the lists that are kept are the contract’s, and no figures and nobody’s own', () => {
  const kept = wholeLists(readContract());
  const whole = Object.entries(operations)
    .filter(([, { method, path }]) => method === 'GET' && !path.includes('{'))
    .map(([operationId]) => operationId);
  expect([...kept]).toEqual(whole.filter((operationId) => operationId !== 'getDashboard'));
  expect(kept.size).toBe(14);
});

describe.each(engines)('a whole list on %s', (engine) => {
  let database: TestDatabase;
  let app: FastifyInstance;
  let token: string;
  let elsewhere: pg.Pool;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    const { pool } = database;
    elsewhere = engine === 'embedded' ? pool : new pg.Pool(pool.options);
    app = await buildApp({ api: { db: database.db }, log: false });
    token = await startSession(database.db, 1);
  });
  afterAll(async () => {
    await app.close();
    if (elsewhere !== database.pool) await elsewhere.end();
    await database.close();
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  const get = (headers: Record<string, string> = {}, url = artisansUrl) =>
    app.inject({ url, headers: { authorization: `Bearer ${token}`, ...headers } });
  const names = async () => {
    const { data } = (await get()).json();
    return (data as { first_name: string }[]).map((artisan) => artisan.first_name);
  };

  /** Somebody else's write. The embedded engine has one connection only. */
  const write = async (statement: string) => {
    const client = await elsewhere.connect();
    await client.query(statement);
    client.release();
  };
  const addArtisan = (name: string) =>
    write(
      `insert into artisans (first_name, status, created_at) values ('${name}', 'active', now())`,
    );
  /** Changes the database, but no list. */
  const commit = () => write('create table probe (); drop table probe');

  /** Every query through the server's pool; `during` may act on those of the artisans' list. */
  const watchQueries = (during?: (run: () => Promise<unknown>) => Promise<unknown>) => {
    const texts: string[] = [];
    const query = database.pool.query.bind(database.pool) as (...args: unknown[]) => unknown;
    vi.spyOn(database.pool, 'query').mockImplementation(((...args: [{ text: string }]) => {
      const [{ text }] = args;
      texts.push(text);
      const run = () => Promise.resolve(query(...args));
      return during !== undefined && isList(text) ? during(run) : run();
    }) as never);
    return texts;
  };
  const isList = (text: string) => text.includes('from "artisans"');

  /**
   * Does something again until it ran in one state of the database: other test files commit to the
   * same PostgreSQL, and each commit rightly has a list read anew.
   *
   * @throws when the state changes during every try
   */
  const inOneState = async <T>(work: () => Promise<T>, before = () => Promise.resolve()) => {
    for (let tries = 0; tries < mostTries; tries += 1) {
      await before();
      const state = await readSnapshot(database.db);
      const result = await work();
      vi.restoreAllMocks();
      if ((await readSnapshot(database.db)) === state) return result;
    }
    throw new Error(`The state of the database changed in each of ${mostTries} tries`);
  };

  it('is read once while nothing is committed: then there is the session’s query and the state’s', async () => {
    const texts = await inOneState(async () => {
      await get();
      const watched = watchQueries();
      expect((await get()).statusCode).toBe(200);
      return watched;
    });
    expect(texts).toEqual([
      expect.stringContaining('from "sessions"'),
      expect.stringContaining('pg_current_snapshot()'),
    ]);
  });

  it('is not read, packed or unpacked for a 304', async () => {
    const etag = String((await get({ 'accept-encoding': 'br' })).headers.etag);
    const bare = etag.replace('W/', '');
    for (const known of [etag, bare, `"other", ${etag}`, '*']) {
      const { count, texts } = await inOneState(async () => {
        await get();
        const watched = watchQueries();
        const packed = await packings(async () => {
          const response = await get({ 'if-none-match': known, 'accept-encoding': 'br' });
          expect(response.statusCode).toBe(304);
          expect(response.body).toBe('');
          expect(response.headers).toMatchObject({
            etag,
            vary: 'accept-encoding',
            'cache-control': 'no-store',
          });
        });
        return { count: packed, texts: watched };
      });
      expect(count, known).toBe(0);
      expect(texts.filter(isList), known).toEqual([]);
    }
    expect((await get({ 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  it('is the same in every encoding, each packed once', async () => {
    const count = await inOneState(
      () =>
        packings(async () => {
          for (let round = 0; round < 2; round += 1) {
            for (const encoding of ['gzip', 'br']) {
              const { headers } = await get({ 'accept-encoding': encoding });
              expect(headers['content-encoding']).toBe(encoding);
            }
          }
        }),
      () => addArtisan('Packed'),
    );
    // gzip, then unpacked for brotli, brotli.
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

  it('is sent as it is when it is small', async () => {
    const url = '/api/v1/admin/get/means_of_identification';
    const { headers, payload } = await get({ 'accept-encoding': 'br, gzip' }, url);
    expect(headers['content-encoding']).toBeUndefined();
    expect(JSON.parse(payload).data.data).toHaveLength(2);
  });

  it('is new after a write through the server', async () => {
    const url = '/api/v1/admin/withdrawal/history';
    interface Request {
      id: number;
      available_amount: number;
      withdrawal_amount: number;
    }
    const before: Request[] = (await get({}, url)).json().data.data;
    const payable = before.find((row) => row.withdrawal_amount <= row.available_amount);
    const approval = await app.inject({
      method: 'POST',
      url: `/api/v1/admin/withdrawal/request/${payable?.id}`,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(approval.statusCode).toBe(200);
    const after: Request[] = (await get({}, url)).json().data.data;
    expect(after.map(({ id }) => id)).toEqual(
      before.map(({ id }) => id).filter((id) => id !== payable?.id),
    );
  });

  it('is new after a write from elsewhere', async () => {
    const etag = String((await get()).headers.etag);
    await addArtisan('Elsewhere');
    const response = await get({ 'if-none-match': etag });
    expect(response.statusCode).toBe(200);
    expect(response.json().data[0].first_name).toBe('Elsewhere');
  });

  it('is read anew after a commit that did not change it, but neither sent nor packed again', async () => {
    const etag = String((await get({ 'accept-encoding': 'br' })).headers.etag);
    const texts = watchQueries();
    await commit();
    const count = await packings(async () => {
      await get({ 'accept-encoding': 'br' });
      expect((await get({ 'if-none-match': etag })).statusCode).toBe(304);
    });
    expect(texts.some(isList)).toBe(true);
    expect(count).toBe(0);
  });

  it.each(['before', 'after'] as const)(
    'does not hide what was committed while it was read, %s its query',
    async (moment) => {
      const name = `Meanwhile ${moment}`;
      let acted = false;
      watchQueries(async (run) => {
        if (acted) return run();
        acted = true;
        if (moment === 'before') await addArtisan(name);
        const rows = await run();
        if (moment === 'after') await addArtisan(name);
        return rows;
      });
      await commit();
      expect((await names()).includes(name)).toBe(moment === 'before');
      expect(await names()).toContain(name);
      expect(await names()).toContain(name);
    },
  );

  it('is read once for requests at the same time', async () => {
    const { texts, bodies, count } = await inOneState(
      async () => {
        const watched = watchQueries();
        let answers: { body: string }[] = [];
        const packed = await packings(async () => {
          answers = await Promise.all(Array.from({ length: 6 }, () => get()));
        });
        return { texts: watched, bodies: answers.map(({ body }) => body), count: packed };
      },
      () => addArtisan('Together'),
    );
    expect(texts.filter(isList)).toHaveLength(1);
    expect(new Set(bodies).size).toBe(1);
    expect(JSON.parse(bodies[0] ?? '').data[0].first_name).toBe('Together');
    // Packed once, and unpacked for each, as none of them takes an encoding.
    expect(count).toBe(1 + 6);
  });

  it('is not shared with a request that came after a commit', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let reached = () => {};
    const waiting = new Promise<void>((resolve) => {
      reached = resolve;
    });
    let first = true;
    watchQueries(async (run) => {
      const rows = await run();
      if (first) {
        first = false;
        reached();
        await held;
      }
      return rows;
    });
    await commit();
    const early = names();
    await waiting;
    await addArtisan('Late');
    expect(await names()).toContain('Late');
    release();
    expect(await early).not.toContain('Late');
    // And the one that ended last is not what is kept.
    expect(await names()).toContain('Late');
  });

  it('is not kept when it could not be read', async () => {
    watchQueries(() => Promise.reject(new Error('no')));
    await commit();
    const failed = await Promise.all([get(), get()]);
    expect(failed.map(({ statusCode }) => statusCode)).toEqual([500, 500]);
    vi.restoreAllMocks();
    expect((await get()).statusCode).toBe(200);
  });

  it('is for who is signed in, though it is kept', async () => {
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
