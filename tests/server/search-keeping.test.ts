import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { checks } from '../../server/books/checks.ts';
import { claimList } from '../../server/search/keeping/claim.ts';
import { fillBatch } from '../../server/search/keeping/fill-batch.ts';
import { keptLists } from '../../server/search/keeping/kept-lists.ts';
import { SearchKeeper } from '../../server/search/keeping/search-keeper.ts';
import { type ApiCaller, signIn } from '../support/api-caller.ts';
import { now, nowText } from '../support/clock.ts';
import { hold } from '../support/hold.ts';
import {
  openTestDatabase,
  stepsOnEachEngine,
  type TestDatabase,
} from '../support/test-database.ts';

stepsOnEachEngine('making long lists searchable', (engine) => {
  let database: TestDatabase;
  let apps: FastifyInstance[];
  let caller: ApiCaller;
  const isShared = engine === 'PostgreSQL';

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    const { db } = database;
    const open = () => buildApp({ api: { db }, log: false, limits: { login: 1e9, other: 1e9 } });
    apps = [await open(), await open()];
    caller = await signIn((await apps[0]?.listen({ port: 0, host: '127.0.0.1' })) ?? '');
    await addTransactions(700);
  });
  afterAll(async () => {
    for (const app of apps) await app.close();
    await database.close();
  });

  const addTransactions = (count: number) =>
    database.db.execute(sql`
      insert into transactions (artisan_id, type, description, amount_kobo, payment_status, date)
      select n % 24 + 1, 'Deposit', 'Added ' || n, n, 'paid', ${now()} from generate_series(1, ${count}::int) n`);
  const states = async () => {
    const { rows } = await database.db.execute<{ list: string; state: string; filled_to: number }>(
      sql`select list, state, filled_to from searched_lists order by list`,
    );
    return rows;
  };
  const deviations = async () => {
    const found: unknown[] = [];
    for (const { rule, deviations: selected } of checks) {
      if (/searched/.test(rule)) found.push(...(await database.db.execute(selected)).rows);
    }
    return found;
  };
  const keeper = (from: number) =>
    new SearchKeeper(database.db, { from, isShared, directUrl: database.directUrl });
  const offered = async (app: FastifyInstance | undefined) => {
    const response = await app?.inject({ url: '/api/v1/openapi.json' });
    const paths = Object.keys(response?.json().paths);
    return paths.filter((one) => one.startsWith('/admin/search/'));
  };

  it('does not make short lists searchable, does not offer their search, and answers 404', async () => {
    await keeper(20_000).look();
    expect(await states()).toEqual([]);
    expect(await offered(apps[0])).toEqual([]);
    expect(await offered(apps[1])).toEqual([]);
    const { status, body } = await caller.send('GET', 'search/transaction');
    expect([status, body]).toEqual([
      404,
      { message: 'The host does not search this list. Read the whole list.' },
    ]);
    const { rows } = await database.db.execute(sql`select from searched_transactions`);
    expect(rows).toEqual([]);
    expect(await deviations()).toEqual([]);
  });

  it.runIf(isShared)('waits for a write whose trigger read the state off', async () => {
    const client = await database.pool.connect();
    await client.query('begin');
    await client.query(
      `insert into contact_messages (first_name, read_status, created_at) values ('Late', 'read', ${nowText()})`,
    );
    const { rows } = await database.pool.query<{ least: number }>(
      'select count(*)::int as least from contact_messages',
    );
    const looking = new SearchKeeper(database.db, {
      from: rows[0]?.least ?? 0,
      isShared,
      directUrl: database.directUrl,
    });
    const waiting = hold();
    // The keeper reads again and again whether the transaction has ended.
    const query = database.pool.query.bind(database.pool) as (...args: unknown[]) => unknown;
    let reads = 0;
    vi.spyOn(database.pool, 'query').mockImplementation(((...args: [{ text: string }]) => {
      if (args[0].text.includes('pg_snapshot_xmin')) reads += 1;
      if (reads === 3) void waiting.wait();
      return query(...args);
    }) as never);
    const looked = looking.look();
    await waiting.reached;
    const known = (await states()).find(({ list }) => list === 'contact_messages');
    expect(known).toMatchObject({ state: 'filling', filled_to: 0 });
    vi.restoreAllMocks();
    await client.query('commit');
    client.release();
    await looked;
    expect(await deviations()).toEqual([]);
    const { rows: found } = await database.db.execute(
      sql`select from searched_contact_messages where words like '%late%'`,
    );
    expect(found).toHaveLength(1);
  });

  it('continues the work of a killed process after its claim has expired', async () => {
    const { db } = database;
    const list = keptLists.find(({ name }) => name === 'transactions');
    if (list === undefined) throw new Error('There is no such list');
    // These rows are from an earlier kept list; no trigger maintains them any more.
    await db.execute(sql`delete from searched_lists`);
    await db.execute(sql`insert into searched_transactions (id, words) values (1000000, 'gone')`);
    expect(await claimList(db, list, 'killed')).toBe(0);
    await fillBatch(db, list, { worker: 'killed', filledTo: 0, size: 200, isShared });
    const killedAt = (await states()).find(({ list: name }) => name === 'transactions');
    expect(killedAt).toMatchObject({ state: 'filling' });
    expect(killedAt?.filled_to).toBeGreaterThan(0);
    // Only one process at a time fills a list.
    expect(await keeper(700).look()).toBe(false);
    expect(await states()).toContainEqual(killedAt);
    expect(await offered(apps[0])).not.toContain('/admin/search/transaction');
    expect((await caller.send('GET', 'search/transaction')).status).toBe(404);
    // From here on, triggers maintain the list.
    await db.execute(sql`update transactions set description = 'Between' where id % 100 = 7`);
    await db.execute(sql`update searched_lists set worker_until = now() - interval '1 second'`);
    // A stopped process leaves the list to the next one.
    const stopped = keeper(700);
    const looking = stopped.look();
    await stopped.stop();
    await looking;
    expect(await keeper(700).look()).toBe(true);
    expect((await states()).find(({ list: name }) => name === 'transactions')?.state).toBe('kept');
    expect(await deviations()).toEqual([]);
    // A server asks again after a second.
    const time = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1000);
    onTestFinished(() => time.mockRestore());
    for (const app of apps) expect(await offered(app)).toContain('/admin/search/transaction');
    expect((await caller.send('GET', 'search/transaction?q=between')).status).toBe(200);
  });

  it('never makes a write fail, and misses no write', async () => {
    const { db } = database;
    await db.execute(
      sql`delete from searched_lists where list not in ('artisans', 'clients', 'contact_messages')`,
    );
    const kept = keeper(0);
    let isDone = false;
    const looking = kept.look().finally(() => {
      isDone = true;
    });
    const answers: unknown[] = [];
    const waiting = (await caller.get('withdrawal/history')) as { id: number }[];
    const parts = (await caller.get('get/all/pending/part-payment/list')) as { job_id: number }[];
    const approve = async () => {
      const request = waiting.shift();
      const part = parts.shift();
      if (request) answers.push(await caller.send('POST', `withdrawal/request/${request.id}`));
      if (part)
        answers.push(await caller.send('POST', `approve/pending/part-payment/${part.job_id}`));
    };
    const change = async (n: number) => {
      await db.execute(
        sql`update transactions set description = ${`Change ${n}`} where id % 97 = ${n % 97}`,
      );
      await db.execute(
        sql`update artisans set first_name = ${`Name ${n}`} where id = ${(n % 24) + 1}`,
      );
      await db.execute(
        sql`update clients set last_name = ${`Name ${n}`} where id = ${(n % 24) + 1}`,
      );
      await db.execute(
        sql`delete from transactions where description like 'Added %' and id % 89 = ${n % 89}`,
      );
      await db.execute(sql`update jobs set amount_kobo = ${n} where id % 31 = ${n % 31}`);
      await addTransactions(3);
    };
    let n = 0;
    const changeNext = () => {
      n += 1;
      return change(n);
    };
    const run = async (work: () => Promise<unknown>) => {
      while (!isDone) await work();
    };
    const approvals = async () => {
      while (!isDone && waiting.length + parts.length > 0) await approve();
    };
    await Promise.all([run(changeNext), approvals(), looking]);
    expect(await looking).toBe(true);
    expect(n).toBeGreaterThan(1);
    expect(answers.map((answer) => Reflect.get(Object(answer), 'status'))).toContain(200);
    for (const answer of answers) {
      expect([200, 409, 422, 400]).toContain(Reflect.get(Object(answer), 'status'));
    }
    expect(await deviations()).toEqual([]);
  });

  it.runIf(isShared)('replaces the row of a batch by the row of a simultaneous write', async () => {
    const { pool, db } = database;
    await db.execute(sql`delete from searched_jobs where id = 1`);
    const batch = await pool.connect();
    await batch.query('begin');
    await batch.query('insert into searched_jobs select * from jobs_as_searched where id = 1');
    // A query of drizzle begins when its promise is asked for.
    const write = Promise.resolve(
      db.execute(sql`update jobs set description = 'Later' where id = 1`),
    );
    const blocked = () =>
      pool
        .query(
          `select from pg_stat_activity
           where datname = current_database() and wait_event_type = 'Lock'`,
        )
        .then(({ rowCount }) => rowCount);
    await expect.poll(blocked).toBe(1);
    await batch.query('commit');
    batch.release();
    await write;
    expect(await deviations()).toEqual([]);
  });
});
