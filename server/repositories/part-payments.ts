import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { sumNames } from '../../domain/lists/list.ts';
import { paidPartPaymentList } from '../../domain/lists/part-payments.ts';
import { toNaira } from '../../domain/money.ts';
import { versionOf } from '../../domain/row-version.ts';
import type { Queryable, Transaction } from '../db/connect.ts';
import { isPaid, jobs, partPayments, transactions } from '../db/schema/money.ts';
import { artisans } from '../db/schema/people.ts';
import { transactionTime } from '../db/transactions/transaction-time.ts';
import { defineList } from '../lists/list-definition.ts';
import { fullName, hasIdIn, iso, naira, nairaOrNull } from './sql-expressions.ts';
import { isPaidForJob } from './transactions.ts';

/** SQL: the sum of what was paid for a joined job, in kobo. */
const paidBefore = sql`coalesce((
  select sum(${transactions.amountKobo}) from ${transactions}
  where ${transactions.jobId} = ${jobs.id} and ${isPaidForJob}), 0)`;

/** The fields that pending and paid part-payments share. */
const sharedFields = {
  job_id: partPayments.jobId,
  artisan_id: jobs.artisanId,
  artisan_name: fullName(artisans),
  client_id: jobs.clientId,
  job_deadline: iso(jobs.dueDate),
  requested_at: iso(partPayments.requestedAt),
  part_payment_status: partPayments.status,
};

/** Reads the pending part-payments, oldest first, with the versions for `If-Match` (row-version.ts). */
export async function listPendingPartPayments(db: Queryable) {
  const rows = await db
    .select({
      ...sharedFields,
      limitKobo: jobs.amountKobo,
      amountKobo: partPayments.amountKobo,
      paidBeforeKobo: paidBefore.mapWith(Number),
    })
    .from(partPayments)
    .innerJoin(jobs, eq(jobs.id, partPayments.jobId))
    .leftJoin(artisans, eq(artisans.id, jobs.artisanId))
    .where(eq(partPayments.status, 'pending'))
    .orderBy(asc(partPayments.requestedAt), asc(partPayments.jobId));
  return rows.map(({ limitKobo, amountKobo, paidBeforeKobo, ...row }) => ({
    ...row,
    job_amount: limitKobo === null ? null : toNaira(limitKobo),
    part_payment_amount: toNaira(amountKobo),
    paid_before: toNaira(paidBeforeKobo),
    version: versionOf({ artisanId: row.artisan_id, limitKobo, amountKobo, paidBeforeKobo }),
  }));
}

/** Reads all paid part-payments, or those for these jobs, newest decision first. Decided rows have no version. */
function listPaidPartPayments(db: Queryable, jobIds?: readonly number[]) {
  return db
    .select({
      ...sharedFields,
      job_amount: nairaOrNull(jobs.amountKobo),
      part_payment_amount: naira(partPayments.amountKobo),
      paid_before: sql<null>`null`,
      version: sql<null>`null`,
    })
    .from(partPayments)
    .innerJoin(jobs, eq(jobs.id, partPayments.jobId))
    .leftJoin(artisans, eq(artisans.id, jobs.artisanId))
    .where(and(eq(partPayments.status, 'paid'), hasIdIn(partPayments.jobId, jobIds)))
    .orderBy(desc(partPayments.decidedAt), desc(partPayments.jobId));
}

/** The list of paid part-payments, which has pages. */
export const paidPartPaymentListDefinition = defineList(
  {
    declaration: paidPartPaymentList,
    name: 'paid-part-payment',
    words: 'paid part-payments',
    table: partPayments,
    key: partPayments.jobId,
    isListed: isPaid,
    columns: {
      job_id: partPayments.jobId,
      artisan_name: partPayments.artisanName,
      job_amount: partPayments.jobKobo,
      part_payment_amount: partPayments.amountKobo,
      job_deadline: partPayments.jobDueDate,
      part_payment_status: { always: 'paid' },
    },
    newest: partPayments.decidedAt,
    text: partPayments.searchText,
    sums: { names: sumNames, amount: partPayments.amountKobo },
    read: listPaidPartPayments,
    keyOf: ({ job_id }) => job_id,
  },
  {},
);

/** Locks a part-payment and its job until the transaction ends, and returns both; undefined if it does not exist. */
export async function lockPartPayment(tx: Transaction, jobId: number) {
  const [locked] = await tx
    .select({ partPayment: partPayments, job: jobs })
    .from(partPayments)
    .innerJoin(jobs, eq(jobs.id, partPayments.jobId))
    .where(eq(partPayments.jobId, jobId))
    .for('update');
  return locked;
}

/** Returns the sum of what was paid for a job, in kobo. */
export async function paidForJob(tx: Transaction, jobId: number): Promise<number> {
  const [total] = await tx
    .select({ kobo: sql`coalesce(sum(${transactions.amountKobo}), 0)`.mapWith(Number) })
    .from(transactions)
    .where(and(eq(transactions.jobId, jobId), isPaidForJob));
  return total?.kobo ?? 0;
}

type Decision = { decidedBy: number } & (
  | { status: 'paid' }
  | { status: 'rejected'; reason: string }
);

/** Stores the decision on a pending part-payment. @throws when it is not pending */
export async function decidePartPayment(
  tx: Transaction,
  jobId: number,
  decision: Decision,
): Promise<void> {
  const decided = await tx
    .update(partPayments)
    .set({ ...decision, decidedAt: transactionTime(tx) })
    .where(and(eq(partPayments.jobId, jobId), eq(partPayments.status, 'pending')))
    .returning({ jobId: partPayments.jobId });
  if (decided.length !== 1) throw new Error('The part-payment was not pending');
}
