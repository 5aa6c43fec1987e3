import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faultsInBooks } from '../support/books.ts';
import { nowText } from '../support/clock.ts';
import { deviationsIn } from '../support/deviations.ts';
import { fasterEngine, openTestDatabase, type TestDatabase } from '../support/test-database.ts';

/** Faults in decisions and their records, each with the deviation that must be reported. */
const faults: readonly (readonly [what: string, statement: string, deviation: RegExp])[] = [
  [
    'a rejection without an audit entry',
    `update withdrawal_requests set status = 'rejected', reason = 'No.', decided_by = 1
     where id = (select min(id) from withdrawal_requests where status = 'pending')`,
    /^withdrawal \d+ is rejected .+ 0 of this rejection$/,
  ],
  [
    'an approval that is in the audit twice',
    `insert into audit_entries (account_id, action, subject, subject_id, detail)
     select account_id, action, subject, subject_id, detail from audit_entries
     where subject = 'part-payment' and action = 'approve' order by id limit 1`,
    /^part-payment of job \d+ is paid .+ 2 audit entries of this approval and 0 of this rejection$/,
  ],
  [
    'a rejection with another reason in the audit',
    `update withdrawal_requests set reason = 'Another one.'
     where id = (select min(id) from withdrawal_requests
       where status = 'rejected' and reason <> 'No.')`,
    /^withdrawal \d+ is rejected .+ 0 of this rejection$/,
  ],
  [
    'an approved withdrawal that is rejected in the audit',
    `update audit_entries set action = 'reject', reason = 'No.'
     where id = (select min(id) from audit_entries
       where subject = 'withdrawal' and action = 'approve')`,
    /^withdrawal \d+ is approved .+ 0 audit entries of this approval/,
  ],
  [
    'an approval of another account in the audit',
    `update audit_entries set account_id = null
     where id = (select min(id) from audit_entries
       where subject = 'withdrawal' and action = 'approve')`,
    /^withdrawal \d+ is approved .+ 0 audit entries of this approval/,
  ],
  [
    'an approval with another amount in the audit',
    `update audit_entries set detail = detail || '{"amountKobo": 1}'
     where id = (select max(id) from audit_entries
       where subject = 'part-payment' and action = 'approve' and sentence <> '')`,
    /^part-payment of job \d+ is paid .+ 0 audit entries of this approval/,
  ],
  [
    'a rejected withdrawal whose money was paid out',
    `with rejected as (
       select id, artisan_id, amount_kobo from withdrawal_requests
       where status = 'rejected' order by id desc limit 1
     ), paid as (
       insert into transactions (artisan_id, withdrawal_id, type, amount_kobo, payment_status, date)
       select artisan_id, id, 'Withdrawal', amount_kobo, 'paid', ${nowText()} from rejected
       returning id, artisan_id, amount_kobo
     )
     insert into ledger_entries (artisan_id, transaction_id, amount_kobo, entered_at)
     select artisan_id, id, -amount_kobo, ${nowText()} from paid`,
    /^withdrawal \d+ is rejected and has 1 transactions, 1 ledger rows/,
  ],
  [
    'a decision in the audit without a request',
    `insert into audit_entries (account_id, action, subject, subject_id, detail)
     values (1, 'reject', 'withdrawal', '987654', '{}')`,
    /^audit entry \d+ is of withdrawal 987654, which does not exist$/,
  ],
];

/** The tests of faults leave them in the database. */
describe('npm run verify', { shuffle: false }, () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await openTestDatabase(fasterEngine);
  });
  afterAll(() => database.close());

  const deviations = () => deviationsIn(database.db);

  it('reports no deviation in the sample, like the queries of the tests', async () => {
    expect(await deviations()).toEqual([]);
    expect(await faultsInBooks(database.pool)).toEqual([]);
  });

  it('reports a job that is paid a kobo more than its price, and none that is paid the price', async () => {
    const setPrice = (koboBelowPaid: number) =>
      database.db.execute(sql`
        update jobs set amount_kobo = paid.kobo - ${koboBelowPaid}::int from (
          select job_id, sum(amount_kobo) as kobo from transactions
          where payment_status = 'paid' and job_id is not null group by job_id order by job_id limit 1) paid
        where jobs.id = paid.job_id`);
    await setPrice(0);
    expect(await deviations()).toEqual([]);
    await setPrice(1);
    expect(await deviations()).toEqual([
      expect.stringMatching(/^job \d+ costs \d+, and \d+ is paid$/),
    ]);
    await setPrice(0);
  });

  it.each(faults)(
    'reports %s, and so do the queries of the tests',
    async (_, statement, deviation) => {
      const deviationsBefore = new Set(await deviations());
      const faultsBefore = new Set(await faultsInBooks(database.pool));
      await database.db.transaction(async (tx) => {
        // The triggers that refuse such changes are off.
        await tx.execute(sql`set local session_replication_role = replica`);
        await tx.execute(sql.raw(statement));
      });
      const newDeviations = (await deviations()).filter((text) => !deviationsBefore.has(text));
      expect(newDeviations).toContainEqual(expect.stringMatching(deviation));
      const newFaults = (await faultsInBooks(database.pool)).filter(
        (text) => !faultsBefore.has(text),
      );
      expect(newFaults).not.toEqual([]);
    },
  );
});
