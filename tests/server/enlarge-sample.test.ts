import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { enlargeSample } from '../../scripts/enlarge-sample/enlarge.ts';
import { now } from '../support/clock.ts';
import { deviationsIn } from '../support/deviations.ts';
import { fasterEngine, openTestDatabase } from '../support/test-database.ts';

it('a sample is enlarged by whole copies, with books that add up and the same waiting requests', async () => {
  const database = await openTestDatabase(fasterEngine);
  onTestFinished(() => database.close());
  const { db, pool } = database;
  const countWaiting = sql`
    select (select count(*)::int from withdrawal_requests where status = 'pending') as withdrawals,
      (select count(*)::int from part_payments where status = 'pending') as part_payments,
      (select count(*)::int from artisans where level = 1) as to_verify`;
  const { rows: before } = await db.execute(countWaiting);
  const reported: number[] = [];

  await enlargeSample(pool, 100, (artisans) => reported.push(artisans));

  // The sample has 24 artisans, so four copies are needed.
  expect(reported).toEqual([120]);
  const { rows } = await db.execute(sql`
    select (select count(*)::int from artisans) as artisans, (select count(*)::int from clients) as clients,
      (select count(*)::int from jobs) as jobs,
      (select count(distinct amount)::int from (
        select sum(amount_kobo) as amount from jobs group by (id - 1) / 120) copies) as sums`);
  expect(rows).toEqual([{ artisans: 120, clients: 180, jobs: 600, sums: 1 }]);
  expect((await db.execute(countWaiting)).rows).toEqual(before);
  expect(await deviationsIn(db)).toEqual([]);
  const { rows: inFuture } = await db.execute(
    sql`select id from transactions where date > ${now()}`,
  );
  expect(inFuture).toEqual([]);
  const { rows: sentences } = await db.execute<{ sentence: string; subject_id: string }>(
    sql`select sentence, subject_id from audit_entries where subject = 'withdrawal'`,
  );
  for (const { sentence, subject_id: id } of sentences) {
    expect(sentence).toContain(`withdrawal ${id} of`);
  }
  const { rows: next } = await db.execute(sql`
    insert into jobs (created_at) values (now()) returning id`);
  expect(next).toEqual([{ id: 601 }]);
});
