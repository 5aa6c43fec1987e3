import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { Database } from '../../server/db/connect.ts';
import { now } from './clock.ts';
import { deviationsIn } from './deviations.ts';

/** A write of an administrator, with its path below /api/v1/admin. */
export interface Write {
  method: 'POST' | 'PUT';
  path: string;
  body?: unknown;
}

/** Makes the call on one of the servers. Returns status and message. */
export type Send = (server: number, write: Write) => Promise<{ status: number; message: string }>;

/** Isolation levels that can be the default of the database. */
export const isolationLevels = ['read committed', 'repeatable read', 'serializable'] as const;

/** Half of the calls approve, so that money moves. */
const actions = fc.oneof(
  { weight: 6, arbitrary: fc.constant('approve' as const) },
  { weight: 3, arbitrary: fc.constant('reject' as const) },
  { weight: 1, arbitrary: fc.constant('deactivate' as const) },
  { weight: 2, arbitrary: fc.constant('activate' as const) },
);

/**
 * The balance and the requests of one artisan in kobo, and the calls. `pick` chooses the request of
 * a call, or the version that it guesses.
 */
const scenarios = fc.record({
  opening: fc.integer({ min: 0, max: 300 }),
  withdrawals: fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 5 }),
  parts: fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 3 }),
  calls: fc.array(
    fc.record({
      server: fc.nat(1),
      pick: fc.nat(100),
      pauseMs: fc.integer({ min: 0, max: 6 }),
      action: actions,
    }),
    { minLength: 4, maxLength: 16 },
  ),
});

type Scenario = typeof scenarios extends fc.Arbitrary<infer T> ? T : never;

async function idsOf(db: Database, query: ReturnType<typeof sql>): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(query);
  return rows.map(({ id }) => id);
}

/** The paths of the two decisions on a request. */
interface Paths {
  approve: string;
  reject: string;
}

/** Creates an artisan with the requests of the scenario. */
async function arrange(db: Database, { opening, withdrawals, parts }: Scenario) {
  const [artisan = 0] = await idsOf(
    db,
    sql`insert into artisans (status, created_at) values ('active', ${now()}) returning id`,
  );
  if (opening > 0) {
    await db.execute(sql`
      insert into transactions (artisan_id, type, amount_kobo, payment_status, date)
      values (${artisan}, 'Job payment', ${opening}, 'paid', ${now()})`);
    await db.execute(sql`
      insert into ledger_entries (artisan_id, transaction_id, amount_kobo, entered_at)
      select artisan_id, id, amount_kobo, date from transactions where artisan_id = ${artisan}`);
  }
  const requests: Paths[] = [];
  for (const kobo of withdrawals) {
    const [id] = await idsOf(
      db,
      sql`insert into withdrawal_requests (artisan_id, amount_kobo, status, requested_at)
        values (${artisan}, ${kobo}, 'pending', ${now()}) returning id`,
    );
    requests.push({
      approve: `withdrawal/request/${id}`,
      reject: `withdrawal/reject/${id}`,
    });
  }
  for (const kobo of parts) {
    const [id] = await idsOf(
      db,
      sql`insert into jobs (artisan_id, amount_kobo, created_at)
        values (${artisan}, ${kobo + 50}, ${now()}) returning id`,
    );
    await db.execute(sql`
      insert into part_payments (job_id, amount_kobo, status, requested_at)
      values (${id}, ${kobo}, 'pending', ${now()})`);
    requests.push({
      approve: `approve/pending/part-payment/${id}`,
      reject: `reject/pending/part-payment/${id}`,
    });
  }
  return { artisan, requests };
}

type Arranged = Awaited<ReturnType<typeof arrange>>;
type Action = Scenario['calls'][number]['action'];

/** Returns the call of an action. A change of status guesses the version, and is refused after a wrong guess. */
function writeOf(action: Action, { artisan }: Arranged, request: Paths, pick: number): Write {
  switch (action) {
    case 'approve':
      return { method: 'POST', path: request.approve };
    case 'reject':
      return { method: 'POST', path: request.reject, body: { reason: 'Asked for twice.' } };
    case 'activate':
    case 'deactivate': {
      const status = action === 'activate' ? 'active' : 'deactivated';
      const body = { status, version: 1 + (pick % 4) };
      return { method: 'PUT', path: `update/artisan/${artisan}/status`, body };
    }
  }
}

/**
 * Returns the audit ids of the approvals between a deactivation and the next activation. All three
 * lock the artisan before they write their entry, so the ids are in the order of the changes.
 */
async function approvedWhileDeactivated(db: Database, artisan: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number; action: string }>(
    sql`select id, action from audit_entries where artisan_id = ${artisan} order by id`,
  );
  let isDeactivated = false;
  return rows.flatMap(({ id, action }) => {
    if (action === 'activate' || action === 'deactivate') isDeactivated = action === 'deactivate';
    return action === 'approve' && isDeactivated ? [id] : [];
  });
}

/**
 * Runs random interleavings of decisions on requests of both kinds and of changes of their artisan's status, on two
 * servers at the same time. Expects after each that every request has at most one decision and that no request was
 * approved while its artisan was deactivated, and at the end that the books add up.
 *
 * @returns the number of calls
 */
export async function decideInterleaved(
  db: Database,
  send: Send,
  options: { runs: number; seed?: number },
): Promise<number> {
  let calls = 0;
  await fc.assert(
    fc.asyncProperty(scenarios, async (scenario) => {
      const arranged = await arrange(db, scenario);
      const { artisan, requests } = arranged;
      const answers = await Promise.all(
        scenario.calls.map(async ({ server, pick, pauseMs, action }) => {
          // Spreads the calls over some milliseconds; the test waits for nothing with it.
          await pause(pauseMs);
          const request = requests[pick % requests.length] ?? { approve: '', reject: '' };
          const answer = await send(server, writeOf(action, arranged, request, pick));
          return { request, action, ...answer };
        }),
      );
      calls += answers.length;
      for (const { action, status, message } of answers) {
        const allowed = action === 'approve' ? [200, 409, 422] : [200, 409];
        expect(allowed, `${action}: ${status} ${message}`).toContain(status);
      }
      for (const request of requests) {
        const carriedOut = answers.filter(
          (answer) => answer.request === request && /^(Approved|Rejected)\./.test(answer.message),
        );
        expect(carriedOut.length).toBeLessThanOrEqual(1);
      }
      expect(await approvedWhileDeactivated(db, artisan)).toEqual([]);
    }),
    { numRuns: options.runs, seed: options.seed ?? Date.now(), endOnFailure: true },
  );
  expect(await deviationsIn(db)).toEqual([]);
  return calls;
}
