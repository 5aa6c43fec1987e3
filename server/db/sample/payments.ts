import type { partPayments, transactions } from '../schema/money.ts';
import { failureNotes, partPaymentNotes } from './data/transaction-words.ts';
import type { SampleJob } from './jobs.ts';
import { atWork, day, hour } from './moments.ts';
import type { Random } from './random.ts';

/** A transaction before it has an id: ids follow the dates of all of them. */
export type TransactionDraft = Omit<typeof transactions.$inferInsert, 'id'> & {
  artisanId: number;
  amountKobo: number;
};
export type PartPaymentRow = typeof partPayments.$inferInsert;

/** What was paid for a job, tried to be paid, and asked for in advance. */
export interface JobPayments {
  transactions: TransactionDraft[];
  partPayment?: PartPaymentRow;
}

const thousand = 1000 * 100;

/** The payments of one job; none lies after `anchor`. */
export function makePayments(job: SampleJob, anchor: number, random: Random): JobPayments {
  const { row, amountKobo } = job;
  if (amountKobo === null || !payable.has(row.status ?? '')) return { transactions: [] };
  const finished = row.status === 'completed';
  const payment = (
    kind: Pick<TransactionDraft, 'type' | 'description' | 'paymentStatus'>,
    kobo: number,
    at: number,
  ): TransactionDraft => ({
    artisanId: job.artisanId,
    clientId: job.clientId,
    jobId: row.id,
    serviceType: row.serviceType ?? null,
    ...kind,
    amountKobo: kobo,
    date: new Date(at),
    startDate: new Date(job.startsAt),
  });

  const drafts: TransactionDraft[] = [];
  let paidKobo = 0;
  let partPayment: PartPaymentRow | undefined;
  if (random.chance(finished ? 0.5 : 0.75) && amountKobo > 40 * thousand) {
    const kobo = Math.round((amountKobo * random.whole(25, 60)) / 100 / thousand) * thousand;
    const requestedAt = Math.min(
      Math.max(job.startsAt - random.whole(0, 2) * day, row.createdAt.getTime() + hour),
      anchor - random.whole(3, 90) * hour,
    );
    const paidAt = requestedAt + random.whole(1, 30) * hour;
    const recent = job.dueAt > anchor - 10 * day;
    const paid = finished || (paidAt < anchor && !(recent && random.chance(0.75)));
    partPayment = {
      jobId: row.id,
      amountKobo: kobo,
      status: paid ? 'paid' : random.chance(0.9) ? 'pending' : 'rejected',
      requestedAt: new Date(requestedAt),
      decidedAt: paid ? new Date(Math.min(paidAt, anchor - hour)) : null,
    };
    if (paid) {
      paidKobo = kobo;
      const note = { type: 'Part payment', description: random.pick(partPaymentNotes) };
      const at = Math.min(paidAt, anchor - hour);
      drafts.push(payment({ ...note, paymentStatus: 'paid' }, kobo, at));
    }
  }

  const settledAt = Math.min(
    atWork(job.dueAt - random.whole(-3, 4) * day, random),
    anchor - random.whole(2, 40) * hour,
  );
  const rest = { type: 'Job payment', description: row.description ?? null };
  if (random.chance(0.06)) {
    const failed = { ...rest, description: random.pick(failureNotes), paymentStatus: 'failed' };
    const before = Math.max(settledAt - random.whole(1, 20) * hour, job.startsAt);
    if (before < anchor) drafts.push(payment(failed, amountKobo - paidKobo, before));
  }
  if (finished) {
    const word = random.chance(0.96) ? 'paid' : random.pick(['pending', 'pending', 'reversed']);
    const leftKobo = amountKobo - paidKobo;
    // Larger jobs are paid in two steps: half way, and at the end.
    const firstKobo =
      leftKobo > 250 * thousand ? Math.round(leftKobo / 2 / thousand) * thousand : 0;
    const halfWay = (job.startsAt + settledAt) / 2;
    if (firstKobo > 0) drafts.push(payment({ ...rest, paymentStatus: 'paid' }, firstKobo, halfWay));
    drafts.push(payment({ ...rest, paymentStatus: word }, leftKobo - firstKobo, settledAt));
  }
  return { transactions: drafts, ...(partPayment !== undefined && { partPayment }) };
}

const payable = new Set(['accepted', 'ongoing', 'completed', 'awaiting-inspection']);
