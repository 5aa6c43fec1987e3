import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { checks } from '../../server/books/checks.ts';
import { approvePartPayment } from '../../server/money/approve-part-payment.ts';
import { partPaymentSubject } from '../../src/features/part-payments/part-payment-subject.ts';
import { parseNaira } from '../../src/lib/values/money.ts';
import { createStore } from '../../src/mocks/store.ts';
import { now } from '../support/clock.ts';
import { engines, openTestDatabase, type TestDatabase } from '../support/test-database.ts';

// The subject imports the HTTP client, which reads the address of its page.
vi.hoisted(() => Object.assign(globalThis, { location: new URL('http://office.example') }));

vi.mock('../../domain/decision-rules.ts', async (load) => ({
  ...(await load<object>()),
  mostPaidPercent: 105,
  mostPaidOf: (price: number) => Math.floor(price * 1.05),
}));

describe.each(engines)('with a limit of 105 % of the price, on %s', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database.close());

  /** Approves a part-payment of a job that costs ₦1,000.10, of which ₦400 is paid. Returns the outcome. */
  const approve = async (kobo: number) => {
    const { rows } = await database.db.execute<{ id: number }>(sql`
      with job as (
        insert into jobs (artisan_id, amount_kobo, created_at) values (1, 100010, ${now()}) returning id, artisan_id),
      asked as (
        insert into part_payments (job_id, amount_kobo, status, requested_at)
        select id, ${kobo}, 'pending', ${now()} from job),
      paid as (
        insert into transactions (artisan_id, job_id, type, amount_kobo, payment_status, date)
        select artisan_id, id, 'Job payment', 40000, 'paid', ${now()} from job returning *),
      entered as (
        insert into ledger_entries (artisan_id, transaction_id, amount_kobo, entered_at)
        select artisan_id, id, amount_kobo, date from paid)
      select id from job`);
    return database.db.transaction((tx) =>
      approvePartPayment(tx, rows[0]?.id ?? 0, { accountId: 1, address: '127.0.0.1' }),
    );
  };
  const overpaid = async () => {
    const check = checks.find(
      ({ rule }) => rule === 'No job is paid more than may be paid of its price',
    );
    return check && (await database.db.execute(check.deviations)).rows;
  };

  it('the server pays 105 % and not a kobo more, and the check of the books agrees', async () => {
    expect(await approve(65_011)).toMatchObject({ kind: 'too-little', leftKobo: 65_010 });
    expect(await approve(65_010)).toMatchObject({ kind: 'approved' });
    expect(await overpaid()).toEqual([]);
    await database.db.execute(sql`
      insert into transactions (job_id, type, amount_kobo, payment_status, date)
      select max(job_id), 'Job payment', 1, 'paid', ${now()} from transactions`);
    expect(await overpaid()).toHaveLength(1);
  });
});

it('the dashboard compares with 105 % of the price, and says so', () => {
  const [job_amount, paid_before] = [parseNaira(1000), parseNaira(400)];
  const row = { job_amount, paid_before } as Parameters<typeof partPaymentSubject.wholeOf>[0];
  expect(partPaymentSubject.wholeOf(row)).toBe(105_000);
  expect(partPaymentSubject.balance.availableOf(row)).toBe(65_000);
  expect(partPaymentSubject.words.whole).toBe('105% of Project Amount');
});

it.each([
  [163_900, 200],
  [163_900.01, 422],
])(
  'the mock answers a part-payment of %d naira, where 105 %% leaves 163,900, with %d',
  (amount, status) => {
    const store = createStore();
    const row = store.partPayments.find(({ jobId }) => jobId === 9);
    Object.assign(row ?? {}, { amount });
    expect(store.approvePartPayment(9).status).toBe(status);
  },
);
