import { and, eq, lte, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  jobs,
  ledgerEntries,
  partPayments,
  transactions,
  withdrawalRequests,
} from '../../server/db/schema/money.ts';
import { auditEntries } from '../../server/db/schema/office.ts';
import { balanceOf } from '../../server/repositories/ledger.ts';
import { type ApiCaller, signInByApi } from '../support/api-caller.ts';
import { engines, type TestDatabase } from '../support/test-database.ts';
import { openTestServer, type TestServer } from '../support/test-server.ts';

/** The fields of a request in its list, in naira. */
interface WaitingRequest {
  id: number;
  available_amount: number;
}
interface TransactionRow {
  withdrawal_id: number | null;
  artisan_id: number;
  type: string;
  amount: number;
}

describe.each(engines)('money on %s', (engine) => {
  let server: TestServer;
  let database: TestDatabase;
  let caller: ApiCaller;

  beforeAll(async () => {
    server = await openTestServer(engine);
    ({ database } = server);
    caller = await signInByApi(await server.app.listen({ port: 0, host: '127.0.0.1' }));
  });
  afterAll(() => server.close());

  /** Reads a request that can be approved. */
  const findPayableRequest = async () => {
    const [request] = await database.db
      .select()
      .from(withdrawalRequests)
      .where(
        and(
          eq(withdrawalRequests.status, 'pending'),
          lte(withdrawalRequests.amountKobo, balanceOf(withdrawalRequests.artisanId)),
        ),
      )
      .limit(1);
    if (request === undefined) throw new Error('The sample has no payable request left');
    return request;
  };
  /** Adds a request; returns its id. */
  const addRequest = async (artisanId: number, amountKobo: number) => {
    const [made] = await database.db
      .insert(withdrawalRequests)
      .values({ artisanId, amountKobo, status: 'pending', requestedAt: new Date() })
      .returning();
    return made?.id ?? 0;
  };
  /** Reads a part-payment that can be approved. */
  const findPayablePartPayment = async () => {
    const [row] = await database.db
      .select({
        jobId: partPayments.jobId,
        amountKobo: partPayments.amountKobo,
        artisanId: jobs.artisanId,
      })
      .from(partPayments)
      .innerJoin(jobs, eq(jobs.id, partPayments.jobId))
      .where(eq(partPayments.status, 'pending'))
      .limit(1);
    if (row === undefined || row.artisanId === null) {
      throw new Error('The sample has no pending part-payment');
    }
    return { ...row, artisanId: row.artisanId };
  };
  const countTransactions = (jobId: number) =>
    database.db.$count(transactions, eq(transactions.jobId, jobId));
  /** Reads the ledger rows of a job in kobo, in the order in which they were written. */
  const ledgerOf = async (jobId: number) => {
    const rows = await database.db
      .select({ kobo: ledgerEntries.amountKobo })
      .from(ledgerEntries)
      .innerJoin(transactions, eq(transactions.id, ledgerEntries.transactionId))
      .where(eq(transactions.jobId, jobId))
      .orderBy(ledgerEntries.id);
    return rows.map(({ kobo }) => kobo);
  };
  const readBalanceKobo = async (artisanId: number) => {
    const [row] = await database.db
      .select({ kobo: sql`coalesce(sum(${ledgerEntries.amountKobo}), 0)`.mapWith(Number) })
      .from(ledgerEntries)
      .where(eq(ledgerEntries.artisanId, artisanId));
    return row?.kobo ?? 0;
  };
  const countAudits = (subject: string, id: number) =>
    database.db.$count(
      auditEntries,
      and(eq(auditEntries.subject, subject), eq(auditEntries.subjectId, String(id))),
    );

  /** Reads the status of a withdrawal, and counts its transactions and audit entries. */
  const traceOf = async (id: number) => {
    const { db } = database;
    const [request] = await db
      .select({ status: withdrawalRequests.status })
      .from(withdrawalRequests)
      .where(eq(withdrawalRequests.id, id));
    return {
      status: request?.status,
      transactions: await db.$count(transactions, eq(transactions.withdrawalId, id)),
      audits: await countAudits('withdrawal', id),
    };
  };
  const untouched = { status: 'pending', transactions: 0, audits: 0 };

  it('24 simultaneous approvals of one request pay exactly once', async () => {
    const request = await findPayableRequest();
    const before = await readBalanceKobo(request.artisanId);
    const answers = await Promise.all(
      Array.from({ length: 24 }, () => caller.send('POST', `withdrawal/request/${request.id}`)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const changing = answers.filter(({ body }) => !body.data?.message?.includes('before'));
    expect(changing).toHaveLength(1);
    expect(await readBalanceKobo(request.artisanId)).toBe(before - request.amountKobo);
    expect(await traceOf(request.id)).toEqual({ status: 'approved', transactions: 1, audits: 1 });
  });

  it('24 simultaneous approvals of one part-payment pay exactly once', async () => {
    const { jobId, artisanId, amountKobo } = await findPayablePartPayment();
    const readFigures = async () => ({
      balance: await readBalanceKobo(artisanId),
      transactions: await countTransactions(jobId),
      ledger: await ledgerOf(jobId),
      audits: await countAudits('part-payment', jobId),
    });
    const before = await readFigures();
    const answers = await Promise.all(
      Array.from({ length: 24 }, () =>
        caller.send('POST', `approve/pending/part-payment/${jobId}`),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(24).fill(200));
    const changing = answers.filter(({ body }) => !body.data?.message?.includes('before'));
    expect(changing).toHaveLength(1);
    expect(await readFigures()).toEqual({
      balance: before.balance + amountKobo,
      transactions: before.transactions + 1,
      ledger: [...before.ledger, amountKobo],
      audits: 1,
    });
  });

  it('of two requests that together exceed the balance, one is paid, and the refused one changes nothing', async () => {
    const request = await findPayableRequest();
    const available = await readBalanceKobo(request.artisanId);
    const amountKobo = Math.floor(available * 0.7);
    const ids = [
      await addRequest(request.artisanId, amountKobo),
      await addRequest(request.artisanId, amountKobo),
    ];
    const answers = await Promise.all(
      ids.map((id) => caller.send('POST', `withdrawal/request/${id}`)),
    );
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 422]);
    expect(await readBalanceKobo(request.artisanId)).toBe(available - amountKobo);
    for (const [index, { status, body }] of answers.entries()) {
      const paid = { status: 'approved', transactions: 1, audits: 1 };
      expect(await traceOf(ids[index] ?? 0)).toEqual(status === 200 ? paid : untouched);
      if (status === 422) expect(body.message).toMatch(/only ₦[\d,.]+ is available/);
    }
  });

  it('an approval shows at once in the lists, the figures and the balance', async () => {
    const request = await findPayableRequest();
    const { artisanId } = request;
    // A second request of the artisan shows the balance after the first is paid.
    const otherId = await addRequest(artisanId, 100);
    const read = async () => {
      const [figures, artisan] = (await Promise.all([
        caller.get('dashboard/data'),
        caller.get(`get/artisan/${artisanId}`),
      ])) as unknown as [Record<string, number>, Record<string, number>];
      const approved = (await caller.get('get/all/approved/withdrawal')) as { id: number }[];
      const waiting = (await caller.get('withdrawal/history')) as WaitingRequest[];
      const moved = (await caller.get('transaction/history')) as TransactionRow[];
      return { figures, artisan, approved, waiting, moved };
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
    const waitingIds = ({ waiting }: typeof after) => waiting.map(({ id }) => id);
    expect(waitingIds(after)).toEqual(waitingIds(before).filter((id) => id !== request.id));
    const availableIn = ({ waiting }: typeof after) =>
      waiting.find(({ id }) => id === otherId)?.available_amount ?? Number.NaN;
    expect(availableIn(after)).toBeCloseTo(availableIn(before) - naira, 2);
    expect(after.artisan.available_amount).toBe(availableIn(after));
    expect(after.moved.length).toBe(before.moved.length + 1);
    expect(after.moved[0]).toMatchObject({
      artisan_id: artisanId,
      type: 'Withdrawal',
      amount: naira,
      withdrawal_id: request.id,
    });
  });
});
