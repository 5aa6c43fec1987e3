import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect } from 'vitest';
import { verifyBooks } from '../../server/books/verify-books.ts';
import type { Database } from '../../server/db/connect.ts';

/** Calls the approval at this path below /api/v1/admin on one of the servers. Returns status and message. */
export type Approve = (
  server: number,
  path: string,
) => Promise<{ status: number; message: string }>;

/** Levels that an administrator of the database can have set as its default. */
export const levels = ['read committed', 'repeatable read', 'serializable'] as const;

/** The requests of one artisan, and the order and servers of the approvals. Amounts are kobo. */
const scenarios = fc.record({
  opening: fc.integer({ min: 0, max: 300 }),
  withdrawals: fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 5 }),
  parts: fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 3 }),
  calls: fc.array(
    fc.record({ server: fc.nat(1), pick: fc.nat(100), pauseMs: fc.integer({ min: 0, max: 6 }) }),
    { minLength: 4, maxLength: 14 },
  ),
});

type Scenario = typeof scenarios extends fc.Arbitrary<infer T> ? T : never;

async function idsOf(db: Database, query: ReturnType<typeof sql>): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(query);
  return rows.map(({ id }) => id);
}

/** Creates an artisan with the requests of the scenario. Returns the paths of the approvals. */
async function arrange(db: Database, { opening, withdrawals, parts }: Scenario) {
  const [artisan = 0] = await idsOf(
    db,
    sql`insert into artisans (status, created_at) values ('active', now()) returning id`,
  );
  if (opening > 0) {
    await db.execute(sql`
      insert into transactions (artisan_id, type, amount_kobo, payment_status, date)
      values (${artisan}, 'Job payment', ${opening}, 'paid', now())`);
    await db.execute(sql`
      insert into ledger_entries (artisan_id, transaction_id, amount_kobo, entered_at)
      select artisan_id, id, amount_kobo, date from transactions where artisan_id = ${artisan}`);
  }
  const paths: string[] = [];
  for (const kobo of withdrawals) {
    const [id] = await idsOf(
      db,
      sql`insert into withdrawal_requests (artisan_id, amount_kobo, status, requested_at)
        values (${artisan}, ${kobo}, 'pending', now()) returning id`,
    );
    paths.push(`withdrawal/request/${id}`);
  }
  for (const kobo of parts) {
    const [id] = await idsOf(
      db,
      sql`insert into jobs (artisan_id, amount_kobo, created_at)
        values (${artisan}, ${kobo + 50}, now()) returning id`,
    );
    await db.execute(sql`
      insert into part_payments (job_id, amount_kobo, status, requested_at)
      values (${id}, ${kobo}, 'pending', now())`);
    paths.push(`approve/pending/part-payment/${id}`);
  }
  return paths;
}

/**
 * Runs random interleavings of approvals of both kinds, from two servers at once. After each, every
 * path was approved at most once, and in the end the books add up.
 *
 * @returns the number of approvals that were requested
 */
export async function approveInterleaved(
  db: Database,
  approve: Approve,
  options: { runs: number; seed?: number },
): Promise<number> {
  let asked = 0;
  await fc.assert(
    fc.asyncProperty(scenarios, async (scenario) => {
      const paths = await arrange(db, scenario);
      const answers = await Promise.all(
        scenario.calls.map(async ({ server, pick, pauseMs }) => {
          await new Promise((resolve) => setTimeout(resolve, pauseMs));
          const path = paths[pick % paths.length] ?? '';
          return { path, ...(await approve(server, path)) };
        }),
      );
      asked += answers.length;
      expect(answers.filter(({ status }) => status !== 200 && status !== 422)).toEqual([]);
      for (const path of new Set(answers.map((answer) => answer.path))) {
        const made = answers.filter(
          (answer) => answer.path === path && answer.message.startsWith('Approved.'),
        );
        expect(made.length).toBeLessThanOrEqual(1);
      }
    }),
    { numRuns: options.runs, seed: options.seed ?? Date.now(), endOnFailure: true },
  );
  const findings = await verifyBooks(db);
  expect(findings.flatMap(({ deviations }) => deviations)).toEqual([]);
  return asked;
}
