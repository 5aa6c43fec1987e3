import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import {
  afterAll,
  afterEach,
  beforeAll,
  describe,
  expect,
  inject,
  it,
  onTestFinished,
  vi,
} from 'vitest';
import { buildApp } from '../../server/app.ts';
import { databaseOver, type Queryable } from '../../server/db/connect.ts';
import { openPool } from '../../server/db/pool.ts';
import { withdrawalRequests } from '../../server/db/schema/money.ts';
import type { WriteTimes } from '../../server/db/transactions/write-transaction.ts';
import { startSession } from '../../server/repositories/sessions.ts';
import { faultsInBooks } from '../support/books.ts';
import { type Moment, startCutProxy } from '../support/cut-proxy.ts';
import { deviationsIn } from '../support/deviations.ts';
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts';
import { bearer } from '../support/test-server.ts';

/** The amount of each request that the tests add; the balance of the artisan is enough for all of them. */
const requestKobo = 100;

describe.runIf(inject('postgresUrl') !== null)('a connection to PostgreSQL that breaks', () => {
  let database: TestDatabase;
  let token: string;
  let artisanId: number;

  beforeAll(async () => {
    database = await openTestDatabase('PostgreSQL');
    token = await startSession(database.db, 1);
    const { rows } = await database.db.execute<{ id: number }>(
      sql`select artisan_id as id from balances b join artisans a on a.id = b.artisan_id
        where a.status = 'active' order by balance_kobo desc limit 1`,
    );
    artisanId = rows[0]?.id ?? 0;
  });
  afterEach(async () => {
    expect(await faultsInBooks(database.pool)).toEqual([]);
  });
  afterAll(async () => {
    try {
      expect(await deviationsIn(database.db)).toEqual([]);
    } finally {
      await database.close();
    }
  });

  const urlOfDatabase = () => String(database.pool.options.connectionString);

  /** Adds a request that can be approved. */
  const addRequest = async () => {
    const [request] = await database.db
      .insert(withdrawalRequests)
      .values({ artisanId, amountKobo: requestKobo, status: 'pending', requestedAt: new Date() })
      .returning();
    return request?.id ?? 0;
  };
  const statusOf = async (id: number) => {
    const [request] = await database.db
      .select()
      .from(withdrawalRequests)
      .where(eq(withdrawalRequests.id, id));
    return request?.status;
  };
  /** Starts a transaction of another client that locks the row of a request until it ends. */
  const holdRequest = async (id: number) => {
    const holder = new pg.Client(urlOfDatabase());
    await holder.connect();
    onTestFinished(() => holder.end());
    await holder.query('begin');
    await holder.query('select from withdrawal_requests where id = $1 for update', [id]);
    return holder;
  };
  /** Starts a server over a connection that can be cut. */
  const openServer = async (writeTimes: Partial<WriteTimes> = {}, options: pg.PoolConfig = {}) => {
    const proxy = await startCutProxy(urlOfDatabase());
    const pool = openPool({
      connectionString: proxy.url,
      connectionTimeoutMillis: 10_000,
      max: 4,
      ...options,
    });
    const api = { db: databaseOver(pool) };
    const app = await buildApp({ api, directUrl: urlOfDatabase(), log: false, writeTimes });
    onTestFinished(async () => {
      await app.close();
      await pool.end();
    });
    return { app, proxy };
  };
  const approve = (app: FastifyInstance, id: number, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: `/api/v1/admin/withdrawal/request/${id}`,
      headers: { ...bearer(token), ...headers },
    });
  const readFigures = (app: FastifyInstance) =>
    app.inject({ url: '/api/v1/admin/dashboard/data', headers: bearer(token) });
  const reject = (app: FastifyInstance, id: number) =>
    app.inject({
      method: 'POST',
      url: `/api/v1/admin/withdrawal/reject/${id}`,
      headers: bearer(token),
      payload: { reason: 'The bank returned it.' },
    });

  it.each<[Moment, number, string]>([
    ['before', 503, 'pending'],
    ['underway', 200, 'approved'],
    ['after', 200, 'approved'],
  ])(
    'cut %s COMMIT: the process keeps running, and the response says what was written',
    async (moment, status, statusAfter) => {
      const { app, proxy } = await openServer();
      for (let round = 0; round < 3; round += 1) {
        const id = await addRequest();
        proxy.cutNext(moment);
        const response = await approve(app, id);
        expect(response.json()).toMatchObject(
          status === 200
            ? { data: { message: expect.stringMatching(/^Approved\./) } }
            : {
                message: 'The database does not answer. Nothing was changed.',
                outcome: 'nothing-written',
              },
        );
        expect(response.statusCode).toBe(status);
        expect(await statusOf(id)).toBe(statusAfter);
        // The next approval gets a connection again.
        expect((await approve(app, await addRequest())).statusCode).toBe(200);
      }
    },
  );

  const versionOf = async (app: FastifyInstance, id: number): Promise<string> => {
    const response = await app.inject({
      url: '/api/v1/admin/withdrawal/history',
      headers: bearer(token),
    });
    const rows: { id: number; version: string }[] = response.json().data.data;
    return rows.find((row) => row.id === id)?.version ?? '';
  };

  /** The headers that bind an approval to a version, and let it be repeated. */
  const guardsFor = (version: string) => ({
    'idempotency-key': randomUUID(),
    'if-match': `"${version}"`,
  });
  const decidedBefore = /before\. Nothing was changed\.$/;
  it.each<['a rejection' | 'an approval with a key', Moment, string, RegExp]>([
    ['a rejection', 'before', 'pending', /^Rejected\./],
    ['a rejection', 'underway', 'rejected', decidedBefore],
    ['a rejection', 'after', 'rejected', decidedBefore],
    ['an approval with a key', 'before', 'pending', /^Approved\./],
    ['an approval with a key', 'underway', 'approved', /^Approved\./],
    ['an approval with a key', 'after', 'approved', /^Approved\./],
  ])(
    'the COMMIT of %s is cut %s: the response says what was written, and a repeated call carries it out once',
    async (decision, moment, statusAfter, repeated) => {
      const { app, proxy } = await openServer();
      const id = await addRequest();
      const guards = guardsFor(await versionOf(app, id));
      const decide = () =>
        decision === 'a rejection' ? reject(app, id) : approve(app, id, guards);
      proxy.cutNext(moment);
      const response = await decide();
      expect(response.statusCode).toBe(statusAfter === 'pending' ? 503 : 200);
      expect(response.json()).toMatchObject(
        statusAfter === 'pending'
          ? { outcome: 'nothing-written' }
          : { data: { message: expect.stringMatching(/^(Rejected|Approved)\./) } },
      );
      expect(await statusOf(id)).toBe(statusAfter);
      // The pool may not have noticed yet that the connection is gone.
      const repeat = () => decide().then((second) => second.json().data?.message);
      await expect.poll(repeat).toMatch(repeated);
      // The key returns the first answer.
      if (statusAfter === 'approved') expect(await repeat()).toBe(response.json().data.message);
    },
  );

  it('a refusal is stored for its key although the answer to its COMMIT is lost and it has no audit entry', async () => {
    const { app, proxy } = await openServer();
    const id = await addRequest();
    const guards = guardsFor('x');
    proxy.cutNext('underway');
    const refused = await approve(app, id, guards);
    expect(refused.statusCode).toBe(412);
    const repeat = () => approve(app, id, guards).then((one) => one.json());
    await expect.poll(repeat).toEqual(refused.json());
  });

  it('a saved view has no audit entry, so its outcome is unknown if the answer to its COMMIT is lost', async () => {
    const { app, proxy } = await openServer();
    proxy.cutNext('underway');
    const response = await app.inject({
      method: 'POST',
      url: '/api/v1/admin/view',
      headers: bearer(token),
      payload: { screen: '/admin/jobs', name: 'Lost', search: '' },
    });
    expect(response.statusCode).toBe(503);
    expect(response.json()).toMatchObject({ outcome: 'unknown' });
  });

  it('a COMMIT that never arrives over an open connection has the outcome "nothing was written"', async () => {
    const { app, proxy } = await openServer({ transaction: 3_000, endAfter: 200 });
    const id = await addRequest();
    proxy.cutNext('swallowed');
    const response = await approve(app, id);
    expect(response.json()).toMatchObject({ outcome: 'nothing-written' });
    expect(response.statusCode).toBe(503);
    expect(await statusOf(id)).toBe('pending');
    // The row is no longer locked.
    expect((await approve(app, id)).statusCode).toBe(200);
  });

  it.each([
    ['approved', approve],
    ['rejected', reject],
  ])(
    'the outcome is unknown if the answer to COMMIT (%s) is lost and the database stays away',
    async (statusAfter, decide) => {
      const { app, proxy } = await openServer({ resolve: 500 });
      const id = await addRequest();
      proxy.cutNext('underway', true);
      const response = await decide(app, id);
      expect(response.statusCode).toBe(503);
      expect(response.json()).toEqual({
        message: 'The database does not answer. It is not known whether it was carried out.',
        outcome: 'unknown',
      });
      await expect.poll(() => statusOf(id)).toBe(statusAfter);
      proxy.setAway(false);
      const again = await decide(app, id);
      expect(again.json().data.message).toBe(
        `Withdrawal ${id} was ${statusAfter} before. Nothing was changed.`,
      );
    },
  );

  it('a connection that is terminated during an approval writes nothing', async () => {
    const app = await buildApp({ api: { db: databaseOver(database.pool) }, log: false });
    onTestFinished(() => app.close());
    const id = await addRequest();
    const holder = await holdRequest(id);
    const answer = approve(app, id);
    // This runs outside a transaction, which would see only the sessions as of its first query.
    const endWaiting = () =>
      database.pool
        .query(
          `select pg_terminate_backend(pid) from pg_stat_activity
           where datname = current_database() and wait_event_type = 'Lock'`,
        )
        .then(({ rowCount }) => rowCount);
    await expect.poll(endWaiting).toBe(1);
    const response = await answer;
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBe('5');
    expect(response.json()).toEqual({
      message: 'The database does not answer. Nothing was changed.',
      outcome: 'nothing-written',
    });
    await holder.query('rollback');
    expect(await statusOf(id)).toBe('pending');
  });

  it('without the database the answer is 503 at once, and a refused read has no outcome', async () => {
    const { app, proxy } = await openServer();
    proxy.setAway(true);
    const read = await readFigures(app);
    expect(read.statusCode).toBe(503);
    expect(read.headers['retry-after']).toBe('5');
    expect(read.json()).toEqual({ message: 'The database does not answer.' });
    const write = await approve(app, 1);
    expect(write.statusCode).toBe(503);
    expect(write.json()).toEqual({
      message: 'The database does not answer. Nothing was changed.',
      outcome: 'nothing-written',
    });
    proxy.setAway(false);
    const later = await readFigures(app);
    expect(later.statusCode).toBe(200);
  });

  it('a silent connection fails reads with 503 after their time limit, and is not used again', async () => {
    const { app, proxy } = await openServer({}, { query_timeout: 1_000 });
    expect((await readFigures(app)).statusCode).toBe(200);
    proxy.setSilent(true);
    const start = Date.now();
    const response = await readFigures(app);
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBe('5');
    expect(response.json()).toEqual({ message: 'The database does not answer.' });
    // The usual limit is 20 seconds.
    expect(Date.now() - start).toBeLessThan(10_000);
    proxy.setSilent(false);
    expect((await readFigures(app)).statusCode).toBe(200);
  });

  it('a busy database that returns results counts as ready', async () => {
    const { app } = await openServer({}, { max: 1, connectionTimeoutMillis: 10_000 });
    // For a second after a result the database counts as ready without a query. This second does not pass here.
    const time = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
    onTestFinished(() => time.mockRestore());
    const id = await addRequest();
    const holder = await holdRequest(id);
    await app.db.execute(sql`select 1`);
    // The only connection is in use until the row is free.
    const work = app.db.execute(sql`select from withdrawal_requests where id = ${id} for update`);
    const [ready, healthy] = await Promise.all([app.inject('/readyz'), app.inject('/healthz')]);
    expect([ready.statusCode, healthy.statusCode]).toEqual([200, 200]);
    await Promise.all([holder.query('rollback'), work]);
  });

  it('the queries of one answer see one snapshot, although an approval commits in between', async () => {
    const { app } = await openServer();
    const id = await addRequest();
    const statusIn = async (tx: Queryable) =>
      (await tx.select().from(withdrawalRequests).where(eq(withdrawalRequests.id, id)))[0]?.status;
    await app.read(async (tx) => {
      expect(await statusIn(tx)).toBe('pending');
      expect((await approve(app, id)).statusCode).toBe(200);
      expect(await statusIn(tx)).toBe('pending');
    });
    expect(await statusOf(id)).toBe('approved');
  });

  it('a locked row blocks only its own approvals: reads continue while twelve approvals wait', async () => {
    const { app } = await openServer({ lock: 20_000, turn: 20_000 });
    const id = await addRequest();
    const holder = await holdRequest(id);
    let answered = 0;
    const waiting = Array.from({ length: 12 }, () => approve(app, id).finally(() => answered++));
    for (let reads = 0; reads < 5; reads += 1) {
      const read = await readFigures(app);
      expect(read.statusCode).toBe(200);
    }
    expect(answered).toBe(0);
    await holder.query('rollback');
    const statuses = (await Promise.all(waiting)).map(({ statusCode }) => statusCode);
    expect(statuses).toEqual(Array(12).fill(200));
  });

  it('approvals that wait too long for a locked row write nothing', async () => {
    const { app } = await openServer({ lock: 100, turn: 150 });
    const id = await addRequest();
    const holder = await holdRequest(id);
    const answers = await Promise.all(Array.from({ length: 12 }, () => approve(app, id)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(12).fill(503));
    for (const answer of answers) {
      expect(answer.headers['retry-after']).toBe('2');
      expect(answer.json()).toEqual({
        message: expect.stringMatching(
          /^(Another change to the same record is still running|Too many calls wait for the database)\. Nothing was changed\.$/,
        ),
        outcome: 'nothing-written',
      });
    }
    await holder.query('rollback');
    expect((await approve(app, id)).statusCode).toBe(200);
  });
});
