import { and, eq, lte, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../server/app.ts';
import {
  ledgerEntries,
  partPayments,
  transactions,
  withdrawalRequests,
} from '../../server/db/schema/money.ts';
import { auditEntries } from '../../server/db/schema/office.ts';
import { balanceOfRow } from '../../server/repositories/ledger.ts';
import { type ApiCaller, signIn } from '../support/api-caller.ts';
import { engines, openTestDatabase, type TestDatabase } from '../support/test-database.ts';

describe.each(engines)('money on %s', (engine) => {
  let database: TestDatabase;
  let app: FastifyInstance;
  let caller: ApiCaller;

  beforeAll(async () => {
    database = await openTestDatabase(engine, 40);
    app = await buildApp({ api: { db: database.db }, log: false });
    caller = await signIn(await app.listen({ port: 0, host: '127.0.0.1' }));
  });
  afterAll(async () => {
    await app.close();
    await database.close();
  });

  const payable = async () => {
    const rows = await database.db
      .select()
      .from(withdrawalRequests)
      .where(
        and(
          eq(withdrawalRequests.status, 'pending'),
          lte(withdrawalRequests.amountKobo, balanceOfRow(withdrawalRequests.artisanId)),
        ),
      )
      .limit(1);
    const [request] = rows;
    if (request === undefined) throw new Error('The sample has no payable request left');
    return request;
  };
  const balance = async (artisanId: number) => {
    const [row] = await database.db
      .select({ kobo: sql`coalesce(sum(${ledgerEntries.amountKobo}), 0)`.mapWith(Number) })
      .from(ledgerEntries)
      .where(eq(ledgerEntries.artisanId, artisanId));
    return row?.kobo ?? 0;
  };
  const auditsOf = (subject: string, id: number) =>
    database.db.$count(
      auditEntries,
      and(eq(auditEntries.subject, subject), eq(auditEntries.subjectId, id)),
    );

  it('24 approvals of one request at once make exactly one', async () => {
    const request = await payable();
    const before = await balance(request.artisanId);
    const answers = await Promise.all(
      Array.from({ length: 24 }, () => caller.send('POST', `withdrawal/request/${request.id}`)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const changing = answers.filter(({ body }) => !body.data?.message?.includes('before'));
    expect(changing).toHaveLength(1);
    expect(await balance(request.artisanId)).toBe(before - request.amountKobo);
    expect(await auditsOf('withdrawal', request.id)).toBe(1);
    expect(await database.db.$count(transactions, eq(transactions.withdrawalId, request.id))).toBe(
      1,
    );
  });

  it('24 approvals of one part-payment at once make exactly one', async () => {
    const [row] = await database.db
      .select()
      .from(partPayments)
      .where(eq(partPayments.status, 'pending'));
    const jobId = row?.jobId ?? 0;
    const answers = await Promise.all(
      Array.from({ length: 24 }, () =>
        caller.send('POST', `approve/pending/part-payment/${jobId}`),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(24);
    expect(await auditsOf('part-payment', jobId)).toBe(1);
  });

  it('two requests that together exceed the balance: one is paid, one is refused', async () => {
    const request = await payable();
    const available = await balance(request.artisanId);
    const most = Math.floor(available * 0.7);
    const made = await database.db
      .insert(withdrawalRequests)
      .values(
        [1, 2].map(() => ({
          artisanId: request.artisanId,
          amountKobo: most,
          status: 'pending' as const,
          requestedAt: new Date(),
        })),
      )
      .returning();
    const answers = await Promise.all(
      made.map(({ id }) => caller.send('POST', `withdrawal/request/${id}`)),
    );
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 422]);
    expect(await balance(request.artisanId)).toBe(available - most);
  });

  it('an approval shows at once in the lists, the figures and the balance', async () => {
    const request = await payable();
    const read = async () => {
      const [figures, artisan] = (await Promise.all([
        caller.get('dashboard/data'),
        caller.get(`get/artisan/${request.artisanId}`),
      ])) as unknown as [Record<string, number>, Record<string, number>];
      const approved = (await caller.get('get/all/approved/withdrawal')) as { id: number }[];
      return { figures, artisan, approved };
    };
    const before = await read();
    const { body } = await caller.send('POST', `withdrawal/request/${request.id}`);
    expect(body.data?.message).toMatch(/^Approved\. ₦[\d,.]+ goes to /);
    const after = await read();
    const naira = request.amountKobo / 100;
    expect(after.figures.total_withdrawal).toBeCloseTo(
      (before.figures.total_withdrawal ?? 0) + naira,
      2,
    );
    expect(after.artisan.total_withdrawal).toBeCloseTo(
      (before.artisan.total_withdrawal ?? 0) + naira,
      2,
    );
    expect(after.figures.total_revenue).toBe(before.figures.total_revenue);
    expect(after.approved.length).toBe(before.approved.length + 1);
    expect(after.approved[0]?.id).toBe(request.id);
  });

  it('a refused approval changes nothing', async () => {
    const request = await payable();
    const [greedy] = await database.db
      .insert(withdrawalRequests)
      .values({
        artisanId: request.artisanId,
        amountKobo: 10 ** 13,
        status: 'pending',
        requestedAt: new Date(),
      })
      .returning();
    const before = await balance(request.artisanId);
    const { status, body } = await caller.send('POST', `withdrawal/request/${greedy?.id}`);
    expect(status).toBe(422);
    expect(body.message).toMatch(/only ₦[\d,.]+ is available/);
    expect(await balance(request.artisanId)).toBe(before);
    expect(await auditsOf('withdrawal', greedy?.id ?? 0)).toBe(0);
  });

  it('a ledger row can be neither changed nor taken away', async () => {
    const { db } = database;
    const reason = (attempt: Promise<unknown>) =>
      attempt.then(
        () => 'done',
        (error: Error) => String(error.cause),
      );
    expect(await reason(db.update(ledgerEntries).set({ amountKobo: 1 }))).toContain('append-only');
    expect(await reason(db.delete(ledgerEntries))).toContain('append-only');
  });
});
