import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { databaseOver } from '../../server/db/connect.ts';
import { openPool } from '../../server/db/pool.ts';
import type { WriteTimes } from '../../server/db/transactions/write-transaction.ts';
import { startSession } from '../../server/repositories/sessions.ts';
import { faultsInBooks } from '../support/books.ts';
import { now } from '../support/clock.ts';
import {
  engines,
  fasterEngine,
  openTestDatabase,
  type TestDatabase,
} from '../support/test-database.ts';
import { addSignedIn } from '../support/test-server.ts';

type Row = Record<string, unknown>;

describe.each(engines)('the guards of a decision, on %s', (engine) => {
  let database: TestDatabase;
  let apps: FastifyInstance[];
  let token: string;

  /** Starts a server, with its own connections if the engine has several. */
  const openServer = async (writeTimes: Partial<WriteTimes> = {}) => {
    const hasOwnPool = engine === 'PostgreSQL';
    const pool = hasOwnPool
      ? openPool({ connectionString: String(database.pool.options.connectionString) })
      : database.pool;
    const app = await buildApp({ api: { db: databaseOver(pool) }, log: false, writeTimes });
    if (hasOwnPool) app.addHook('onClose', () => pool.end());
    return app;
  };

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    token = await startSession(database.db, 1);
    apps = [await openServer(), await openServer()];
  });
  afterAll(async () => {
    for (const app of apps) await app.close();
    await database.close();
  });

  const run = async (query: ReturnType<typeof sql>) => (await database.db.execute<Row>(query)).rows;
  /** Runs an insert that returns an id. */
  const insert = async (query: ReturnType<typeof sql>) => Number((await run(query))[0]?.id);
  const call = async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    { body, key, version, as = token, app = apps[0] }: CallOptions = {},
  ) => {
    const response = await app?.inject({
      method,
      url: `/api/v1/admin/${path}`,
      headers: {
        authorization: `Bearer ${as}`,
        ...(key !== undefined && { 'idempotency-key': key }),
        ...(version !== undefined && { 'if-match': `"${version}"` }),
      },
      ...(body !== undefined && { payload: body }),
    });
    return { status: response?.statusCode ?? 0, body: response?.json() };
  };
  const approve = (path: string, version: string, options: CallOptions = {}) =>
    call('POST', path, { key: randomUUID(), version, ...options });
  const reject = (path: string, options: CallOptions = {}) =>
    call('POST', path, { body: { reason: 'Not yet.' }, ...options });
  const withdrawalPath = (id: number) => `withdrawal/request/${id}`;
  const partPaymentPath = (jobId: number) => `approve/pending/part-payment/${jobId}`;
  const expectBooksAddUp = async () => expect(await faultsInBooks(database.pool)).toEqual([]);

  const addArtisan = async (balanceKobo: number) => {
    const id = await insert(
      sql`insert into artisans (status, created_at) values ('active', ${now()}) returning id`,
    );
    await pay(id, balanceKobo);
    return id;
  };
  const pay = async (artisan: number, kobo: number, job: number | null = null) => {
    await run(sql`
      with paid as (
        insert into transactions (artisan_id, job_id, type, amount_kobo, payment_status, date)
        values (${artisan}, ${job}, 'Job payment', ${kobo}, 'paid', ${now()}) returning *)
      insert into ledger_entries (artisan_id, transaction_id, amount_kobo, entered_at)
      select artisan_id, id, amount_kobo, date from paid`);
  };
  const addWithdrawal = async (artisan: number, kobo: number) =>
    insert(sql`
      insert into withdrawal_requests (artisan_id, amount_kobo, status, requested_at)
      values (${artisan}, ${kobo}, 'pending', ${now()}) returning id`);
  const addPartPayment = async (artisan: number, price: number, kobo: number) => {
    const id = await insert(sql`
      insert into jobs (artisan_id, amount_kobo, created_at)
      values (${artisan}, ${price}, ${now()}) returning id`);
    await run(sql`
      insert into part_payments (job_id, amount_kobo, status, requested_at)
      values (${id}, ${kobo}, 'pending', ${now()})`);
    return id;
  };
  const versionIn = async (list: string, field: string, id: number) => {
    const { body } = await call('GET', list);
    const row = body.data.data.find((one: Row) => one[field] === id);
    return String(row?.version);
  };
  const withdrawalVersion = (id: number) => versionIn('withdrawal/history', 'id', id);
  const partPaymentVersion = (jobId: number) =>
    versionIn('get/all/pending/part-payment/list', 'job_id', jobId);

  it('a refusal names the balance before and now; a balance that changed back counts as unchanged', async () => {
    const artisan = await addArtisan(100_000);
    const id = await addWithdrawal(artisan, 30_000);
    const version = await withdrawalVersion(id);
    const otherId = await addWithdrawal(artisan, 25_050);
    expect((await call('POST', withdrawalPath(otherId))).status).toBe(200);
    const refused = await approve(withdrawalPath(id), version);
    expect(refused).toEqual({
      status: 412,
      body: {
        message: 'The available amount was ₦1,000.00 and is ₦749.50 now. Nothing was written.',
        outcome: 'nothing-written',
        current: {
          amount: 300,
          whole: 749.5,
          status: 'pending',
          version: await withdrawalVersion(id),
        },
      },
    });
    await pay(artisan, 25_050);
    expect(await withdrawalVersion(id)).toBe(version);
    expect((await approve(withdrawalPath(id), version)).status).toBe(200);
    await expectBooksAddUp();
  });

  it('a refusal names a changed amount together with a changed balance', async () => {
    const artisan = await addArtisan(100_000);
    const id = await addWithdrawal(artisan, 30_000);
    const version = await withdrawalVersion(id);
    await run(sql`update withdrawal_requests set amount_kobo = 40000 where id = ${id}`);
    await pay(artisan, 1);
    expect((await approve(withdrawalPath(id), version)).body.message).toBe(
      'The amount was ₦300.00 and is ₦400.00 now. The available amount was ₦1,000.00 and is ₦1,000.01 now. Nothing was written.',
    );
  });

  it('a payment counts as paid before with each word for paid, and a refund or a failed payment does not', async () => {
    const artisan = await addArtisan(100);
    const id = await addPartPayment(artisan, 50_000, 20_000);
    await run(sql`
      insert into transactions (job_id, type, amount_kobo, payment_status, date) values
        (${id}, 'Payment', 40000, 'Successful', ${now()}),
        (${id}, 'Refund', 5000, 'paid', ${now()}),
        (${id}, 'Payment', 7000, 'failed', ${now()})`);
    onTestFinished(async () => {
      await run(sql`delete from transactions where job_id = ${id}`);
    });
    const pending = await call('GET', 'get/all/pending/part-payment/list');
    expect(pending.body.data.data).toContainEqual(
      expect.objectContaining({ job_id: id, paid_before: 400 }),
    );
    const jobs = await call('GET', 'job/history');
    expect(jobs.body.data).toContainEqual(expect.objectContaining({ job_id: id, payment: 400 }));
    expect(await call('POST', partPaymentPath(id))).toMatchObject({
      status: 422,
      body: {
        message: `The part-payment is ₦200.00, but only ₦100.00 is left to pay for job ${id}.`,
      },
    });
  });

  it('the approval of a part-payment is bound to the price and the amount paid before, and cannot exceed the price', async () => {
    const artisan = await addArtisan(100);
    const id = await addPartPayment(artisan, 50_000, 20_000);
    const version = await partPaymentVersion(id);
    await pay(artisan, 10_000, id);
    const changed = await approve(partPaymentPath(id), version);
    expect(changed.body).toMatchObject({
      message: 'What was paid before was ₦0.00 and is ₦100.00 now. Nothing was written.',
      current: { amount: 200, whole: 500, paid_before: 100 },
    });
    await run(sql`update jobs set amount_kobo = 29999 where id = ${id}`);
    const tooMuch = await approve(partPaymentPath(id), await partPaymentVersion(id));
    expect(tooMuch.status).toBe(422);
    // An approval without headers has the same rule.
    const plain = await call('POST', partPaymentPath(id));
    expect(plain).toEqual(tooMuch);
    await run(sql`update jobs set amount_kobo = 30000 where id = ${id}`);
    expect((await approve(partPaymentPath(id), await partPaymentVersion(id))).status).toBe(200);
    await expectBooksAddUp();
  });

  it('one key carries out one decision, for any number of calls to two servers', async () => {
    const artisan = await addArtisan(1_000_000);
    const randomCalls = fc.array(fc.record({ server: fc.nat(1), pauseMs: fc.nat(4) }), {
      minLength: 2,
      maxLength: 6,
    });
    const expectedAnswers = {
      approves: { status: 200, body: { data: { outcome: 'approved' } } },
      refuses: { status: 412 },
      rejects: { status: 200, body: { data: { outcome: 'rejected' } } },
    };
    const expectOneDecision = async (
      kind: 'withdrawal' | 'part-payment',
      decision: keyof typeof expectedAnswers,
      calls: readonly { server: number; pauseMs: number }[],
    ) => {
      const isWithdrawal = kind === 'withdrawal';
      const id = isWithdrawal
        ? await addWithdrawal(artisan, 100)
        : await addPartPayment(artisan, 500, 100);
      const versionNow = isWithdrawal ? withdrawalVersion : partPaymentVersion;
      const version = decision === 'approves' ? await versionNow(id) : 'x';
      const key = randomUUID();
      const send = (app: FastifyInstance | undefined) => {
        if (decision === 'rejects') {
          const path = isWithdrawal ? 'withdrawal/reject' : 'reject/pending/part-payment';
          return reject(`${path}/${id}`, { key, app });
        }
        const path = isWithdrawal ? withdrawalPath(id) : partPaymentPath(id);
        return approve(path, version, { key, app });
      };
      const answers = await Promise.all(
        calls.map(async ({ server, pauseMs }) => {
          // The pauses only spread the calls over some milliseconds. The test waits for nothing with them.
          await pause(pauseMs);
          return send(apps[server]);
        }),
      );
      expect(answers[0]).toMatchObject(expectedAnswers[decision]);
      for (const answer of answers) expect(answer).toEqual(answers[0]);
      const entries = await run(sql`
        select from audit_entries where subject = ${kind} and subject_id = ${String(id)}`);
      expect(entries).toHaveLength(decision === 'refuses' ? 0 : 1);
    };
    for (const kind of ['withdrawal', 'part-payment'] as const) {
      for (const decision of ['approves', 'refuses', 'rejects'] as const) {
        await fc.assert(
          fc.asyncProperty(randomCalls, (calls) => expectOneDecision(kind, decision, calls)),
          { numRuns: 3, seed: 18, endOnFailure: true },
        );
      }
    }
    await expectBooksAddUp();
  });

  it('a rejection returns its first answer for its key, and 422 for its key with another reason', async () => {
    const id = await addWithdrawal(await addArtisan(1_000), 100);
    const path = `withdrawal/reject/${id}`;
    const key = randomUUID();
    const first = await reject(path, { key });
    expect(first).toMatchObject({ status: 200, body: { data: { outcome: 'rejected' } } });
    expect(await reject(path, { key })).toEqual(first);
    const withOtherReason = await reject(path, { key, body: { reason: 'Another one.' } });
    expect(withOtherReason).toMatchObject({ status: 422, body: { outcome: 'nothing-written' } });
    // The key belongs to its operation.
    expect((await approve(withdrawalPath(id), 'x', { key })).status).toBe(422);
    const late = await reject(path, { key: randomUUID() });
    expect(late.body.data).toMatchObject({ outcome: 'rejected-before' });
    expect((await reject(path)).body.data).toEqual(late.body.data);
  });

  it.runIf(engine === 'PostgreSQL')(
    'a repeated call waits for the first, and has the outcome “unknown” if that takes too long',
    async () => {
      const id = await addWithdrawal(await addArtisan(1_000), 100);
      const version = await withdrawalVersion(id);
      const key = randomUUID();
      const holder = new pg.Client(String(database.pool.options.connectionString));
      await holder.connect();
      onTestFinished(() => holder.end());
      await holder.query('begin');
      await holder.query('select from withdrawal_requests where id = $1 for update', [id]);
      const hurriedServer = await openServer({ lock: 100 });
      onTestFinished(() => hurriedServer.close());
      const first = approve(withdrawalPath(id), version, { key });
      // Waits for a transaction name no database in pg_locks, so those of other test files would count there.
      const waiting = sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      const expectWaiting = (count: number) =>
        expect.poll(async () => (await run(waiting)).length).toBe(count);
      await expectWaiting(1);
      const tooLong = await approve(withdrawalPath(id), version, { key, app: hurriedServer });
      expect(tooLong).toEqual({
        status: 503,
        body: {
          message:
            'Another change to the same record is still running. It is not known whether it was carried out.',
          outcome: 'unknown',
        },
      });
      const second = approve(withdrawalPath(id), version, { key, app: apps[1] });
      await expectWaiting(2);
      await holder.query('rollback');
      const answer = await first;
      expect(answer.body.data.message).toMatch(/^Approved\./);
      expect(await second).toEqual(answer);
    },
  );

  it('of two simultaneous changes of the rules, one is made, with one audit entry', async () => {
    const setHours = (hours: number, app: FastifyInstance | undefined) =>
      call('PUT', 'decision/rules', {
        body: { type_amounts_from: 1000.25, promised_hours: hours, version: 1 },
        app,
      });
    const answers = await Promise.all([setHours(24, apps[0]), setHours(48, apps[1])]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
    const { body } = await call('GET', 'audit?kind=decision-rules');
    expect(body.data.data).toEqual([
      expect.objectContaining({
        action: 'update',
        before: { type_amounts_from: 500_000, promised_hours: 48 },
        after: { type_amounts_from: 1000.25, promised_hours: expect.any(Number) },
      }),
    ]);
  });

  // The SQL of the following tests is the same on both engines.
  if (engine !== fasterEngine) return;

  it('a call that the server no longer has gets 404 and the outcome that nothing was written', async () => {
    const body = { amount: 1, version: 'x' };
    expect(await call('POST', 'approve/seen/withdrawal/1', { key: randomUUID(), body })).toEqual({
      status: 404,
      body: {
        message:
          'The server does not have this call. Nothing was written. Reload the page, which may be older than the server.',
        outcome: 'nothing-written',
      },
    });
  });

  it('the same key of another account is a different key', async () => {
    const otherToken = await addAdministrator();
    const id = await addWithdrawal(await addArtisan(1_000), 100);
    const version = await withdrawalVersion(id);
    const key = randomUUID();
    expect((await approve(withdrawalPath(id), version, { key })).body.data.message).toMatch(/^App/);
    const second = await approve(withdrawalPath(id), version, { key, as: otherToken });
    expect(second.body.data.message).toContain('was approved before');
    // The spelling of a UUID does not matter (RFC 9562, section 4).
    const upperCase = await approve(withdrawalPath(id), version, { key: key.toUpperCase() });
    expect(upperCase.body.data.message).toMatch(/^Approved\./);
  });

  it('a sign-in removes answers that are older than 30 days', async () => {
    await run(sql`
      insert into kept_answers (account_id, key, operation, subject_id, digest, created_at)
      select 1, gen_random_uuid(), 'old', 1, '', ${now()} - interval '1 day' * n
      from generate_series(29, 31) n`);
    const stored = () => run(sql`select from kept_answers where operation = 'old'`);
    expect(await stored()).toHaveLength(3);
    const signIn = { email: 'admin@artisan.example', password: 'artisan-admin' };
    expect((await call('POST', 'login', { body: signIn })).status).toBe(200);
    expect(await stored()).toHaveLength(1);
  });

  const addAdministrator = async () =>
    (await addSignedIn(database.db, `${randomUUID()}@artisan.example`)).token;

  it('saved views belong to one account, are not in the audit, and are at most 200', async () => {
    const [ownToken, otherToken] = [await addAdministrator(), await addAdministrator()];
    const save = (name: string, app = apps[0]) =>
      call('POST', 'view', {
        body: { screen: '/admin/jobs', name, search: '' },
        as: ownToken,
        app,
      });
    const entries = () => run(sql`select from audit_entries`);
    const before = (await entries()).length;
    expect((await save('First')).status).toBe(200);
    const views = await call('GET', 'view', { as: ownToken });
    const [view] = views.body.data.data;
    expect((await call('GET', 'view', { as: otherToken })).body.data.data).toEqual([]);
    expect((await call('DELETE', `view/${view.id}`, { as: otherToken })).status).toBe(404);
    await run(sql`
      insert into saved_views (account_id, screen, name, search)
      select account_id, screen, 'View ' || n, '' from saved_views, generate_series(1, 198) n
      where id = ${view.id}`);
    const last = await Promise.all([save('A', apps[0]), save('B', apps[1]), save('C', apps[0])]);
    expect(last.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409]);
    expect((await save('First')).status).toBe(200);
    expect((await entries()).length).toBe(before);
  });

  it('the audit entry of a reveal names the field, but does not contain its value', async () => {
    const body = { kind: 'artisan', id: '1', field: 'phone' };
    const { body: answer } = await call('POST', 'reveal', { body });
    expect(answer).toEqual({ data: { message: 'The reveal is recorded in the audit.' } });
    const [entry] = await run(sql`select * from audit_entries order by id desc limit 1`);
    expect(entry).toMatchObject({
      action: 'reveal',
      subject: 'artisan',
      subject_id: '1',
      artisan_id: 1,
      account_id: 1,
      sentence: 'Looked at the phone number of artisan 1.',
      before: null,
      after: null,
      detail: { field: 'phone' },
    });
  });
});

interface CallOptions {
  body?: object;
  key?: string;
  /** The version in `If-Match`. */
  version?: string;
  /** The token of the caller. */
  as?: string;
  app?: FastifyInstance | undefined;
}
