import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { identificationMeans } from '../../server/db/schema/office.ts';
import { writer } from '../../server/db/transactions/write-transaction.ts';
import { codeOf } from '../../server/process/start-error.ts';
import { recordChange } from '../../server/repositories/audit.ts';
import { compactFigures, readFigures } from '../../server/repositories/dashboard.ts';
import { nowText } from '../support/clock.ts';
import { deviationsIn } from '../support/deviations.ts';
import { stepsOnEachEngine, type TestDatabase } from '../support/test-database.ts';
import { openTestServer, type TestServer } from '../support/test-server.ts';

const checkViolation = '23514';
const otherStatuses = ['cancelled', 'processing', 'on-hold', 'Rejected', '', ' pending', 'PENDING'];

stepsOnEachEngine('decisions', (engine) => {
  let server: TestServer;
  let database: TestDatabase;
  beforeAll(async () => {
    server = await openTestServer(engine);
    database = server.database;
  });
  afterAll(() => server.close());

  const run = (statement: string) =>
    database.db.execute<Record<string, unknown>>(sql.raw(statement));
  const idsFrom = async (statement: string) => {
    const { rows } = await run(statement);
    return rows.map((row) => Number(row.id));
  };
  const post = (path: string) => server.call(path, { method: 'POST' });
  const deviations = () => deviationsIn(database.db);
  const codeOfFailing = (statement: string) =>
    run(statement).then(
      () => 'done',
      (error: unknown) => codeOf(error),
    );

  it('with an unknown status or an amount of zero cannot be written', async () => {
    for (const table of ['withdrawal_requests', 'part_payments']) {
      expect(await codeOfFailing(`update ${table} set status = 'cancelled'`)).toBe(checkViolation);
      expect(await codeOfFailing(`update ${table} set amount_kobo = 0`)).toBe(checkViolation);
    }
    expect(await codeOfFailing('update transactions set amount_kobo = -5')).toBe(checkViolation);
  });

  it('cannot move money with another sign or amount than the transaction, or take a balance below zero', async () => {
    const move = async (type: string, amountKobo: number, movedKobo: number) => {
      const [id] = await idsFrom(
        `insert into transactions (artisan_id, type, amount_kobo, payment_status, date)
         values (1, '${type}', ${amountKobo}, 'paid', ${nowText()}) returning id`,
      );
      const code = await codeOfFailing(
        `insert into ledger_entries (artisan_id, transaction_id, amount_kobo, entered_at)
         values (1, ${id}, ${movedKobo}, ${nowText()})`,
      );
      if (code !== 'done') await run(`delete from transactions where id = ${id}`);
      return code;
    };
    expect(await move('Withdrawal', 500, 500)).toBe(checkViolation);
    expect(await move('Job payment', 500, -500)).toBe(checkViolation);
    expect(await move('Job payment', 500, 501)).toBe(checkViolation);
    expect(await move('Withdrawal', 10 ** 15, -(10 ** 15))).toBe(checkViolation);
    expect(await move('Job payment', 500, 500)).toBe('done');
    expect(await deviations()).toEqual([]);
  });

  it('require exactly the status pending, also without the CHECKs of the database', async () => {
    const requestIds = await idsFrom(
      `select id from withdrawal_requests where status = 'pending' order by amount_kobo limit 7`,
    );
    const jobIds = await idsFrom(
      `select job_id as id from part_payments where status = 'pending' limit 7`,
    );
    expect(requestIds).toHaveLength(otherStatuses.length);
    await run('alter table withdrawal_requests drop constraint withdrawal_requests_known_status');
    await run('alter table part_payments drop constraint part_payments_known_status');
    const before = await readFigures(database.db);
    for (const [index, status] of otherStatuses.entries()) {
      const requestId = requestIds[index];
      const jobId = jobIds[index % jobIds.length];
      await run(`update withdrawal_requests set status = '${status}' where id = ${requestId}`);
      await run(`update part_payments set status = '${status}' where job_id = ${jobId}`);
      for (const url of [
        `withdrawal/request/${requestId}`,
        `approve/pending/part-payment/${jobId}`,
      ]) {
        const response = await post(url);
        expect(response.statusCode, `${url} "${status}"`).toBe(409);
        expect(response.json()).toEqual({
          message: expect.stringContaining('is not pending, so it cannot be approved.'),
          outcome: 'nothing-written',
        });
      }
      await run(`update withdrawal_requests set status = 'pending' where id = ${requestId}`);
      await run(`update part_payments set status = 'pending' where job_id = ${jobId}`);
    }
    expect(await readFigures(database.db)).toEqual(before);
    expect(await deviations()).toEqual([]);
  });

  describe('the figures', () => {
    it('are updated by each change of jobs and people', async () => {
      const countJobsAndClients = async () => {
        const { clients, jobs } = await readFigures(database.db);
        return [jobs.all, jobs.ongoing, clients];
      };
      for (const [statement, ...expected] of [
        [`update jobs set status = case when id <= 20 then 'ongoing' end`, 120, 20, 36],
        ['update jobs set status = null where id = 20', 120, 19, 36],
        ['update jobs set description = description', 120, 19, 36],
        [
          `insert into clients (created_at) select ${nowText()} from generate_series(1, 3)`,
          120,
          19,
          39,
        ],
        ['delete from clients where id > 36', 120, 19, 36],
        ['delete from clients where id > 10000', 120, 19, 36],
      ] as const) {
        await run(statement);
        expect(await countJobsAndClients(), statement).toEqual(expected);
        expect(await deviations(), statement).toEqual([]);
      }
    });

    it('do not change when several servers compact their rows at once', async () => {
      for (let changes = 0; changes < 30; changes += 1) {
        await run(`update jobs set status = 'ongoing' where id = ${changes + 1}`);
        await run(`update jobs set status = 'completed' where id = ${changes + 1}`);
      }
      const before = await readFigures(database.db);
      expect(before.removable).toBeGreaterThan(60);
      await Promise.all([compactFigures(database.db), compactFigures(database.db)]);
      await compactFigures(database.db);
      const after = await readFigures(database.db);
      expect(after.removable).toBeLessThan(20);
      expect({ ...after, removable: 0 }).toEqual({ ...before, removable: 0 });
      expect(await deviations()).toEqual([]);
    });
  });

  describe('a transaction', () => {
    const raiseError = (code: string) =>
      sql.raw(`do $$ begin raise exception 'conflict' using errcode = '${code}'; end $$`);

    it.each([
      ['40001', 2, 3, 'carried out'],
      ['40P01', 2, 3, 'carried out'],
      ['40001', 6, 6, 'nothing-written'],
      ['23505', 1, 1, 'nothing-written'],
    ])(
      'that fails with %s %i times is tried %i times, and the outcome is: %s',
      async (code, failures, attempts, outcome) => {
        let tries = 0;
        const before = await database.db.$count(identificationMeans);
        const writing = writer(database.pool)(async (tx) => {
          tries += 1;
          await tx.insert(identificationMeans).values({ name: code });
          await recordChange(
            tx,
            { accountId: 1, address: null },
            {
              action: 'connect',
              subject: 'identification-means',
              subjectId: tries,
              sentence: 'Connected.',
            },
          );
          if (tries <= failures) await tx.execute(raiseError(code));
        });
        const outcomeOfWrite = writing.then(
          () => 'carried out',
          (error: unknown) => Reflect.get(Object(error), 'outcome'),
        );
        expect(await outcomeOfWrite).toBe(outcome);
        expect(tries).toBe(attempts);
        const written = outcome === 'carried out' ? 1 : 0;
        expect(await database.db.$count(identificationMeans)).toBe(before + written);
      },
    );

    it('fails if its work hides an error of the database', async () => {
      const attempt = writer(database.pool)(async (tx) => {
        await tx.insert(identificationMeans).values({ name: 'hidden' });
        await tx.execute(raiseError('23505')).catch(() => undefined);
      });
      await expect(attempt).rejects.toMatchObject({ outcome: 'nothing-written' });
      expect(
        await database.db.$count(identificationMeans, eq(identificationMeans.name, 'hidden')),
      ).toBe(0);
    });
  });
});
