import { failureNotes, partPaymentNotes } from '../data/transaction-words.ts';
import type { SampleJob } from '../jobs.ts';
import { atWork, day, hour } from '../moments.ts';
import type { ArtisanRow } from '../people.ts';
import type { Random } from '../random.ts';

/** A withdrawal request. Its times are milliseconds since 1970 (UTC). */
export interface Withdrawal {
  /** Assigned last, because ids follow the dates of all requests. */
  id: number;
  artisan: ArtisanRow;
  amountKobo: number;
  status: 'pending' | 'approved' | 'rejected';
  requestedAt: number;
  decidedAt: number | null;
  /** Why it was rejected. */
  reason: string | null;
  /** The balance before the approval. */
  balanceBeforeKobo: number | null;
}

/**
 * A payment for a job, or a withdrawal from such payments. It has no `Date` objects, because a large sample
 * has a million payments in memory at a time.
 */
export interface Payment {
  job: SampleJob;
  withdrawal: Withdrawal | null;
  type: 'Job payment' | 'Part payment' | 'Withdrawal';
  description: string | null;
  status: string;
  amountKobo: number;
  /** In milliseconds since 1970. */
  at: number;
}

/** A request for a share of the price in advance. */
export interface PartPayment {
  job: SampleJob;
  amountKobo: number;
  status: 'pending' | 'paid' | 'rejected';
  /** In milliseconds since 1970. */
  requestedAt: number;
  decidedAt: number | null;
  /** Why it was rejected. */
  reason: string | null;
}

/** The payments of a job and its part-payment. */
export interface JobPayments {
  payments: Payment[];
  partPayment?: PartPayment;
}

const thousand = 1000 * 100;

/** Generates the payments of one job, none of them after `anchor`. */
export function makePayments(job: SampleJob, anchor: number, random: Random): JobPayments {
  const { amountKobo } = job;
  if (amountKobo === null || !payable.has(job.status)) return { payments: [] };
  const finished = job.status === 'completed';
  const payments: Payment[] = [];
  const pay = (kind: Pick<Payment, 'type' | 'description' | 'status'>, kobo: number, at: number) =>
    payments.push({ job, withdrawal: null, ...kind, amountKobo: kobo, at: Math.trunc(at) });

  let paidKobo = 0;
  let partPayment: PartPayment | undefined;
  if (random.chance(finished ? 0.5 : 0.75) && amountKobo > 40 * thousand) {
    const kobo = Math.round((amountKobo * random.whole(25, 60)) / 100 / thousand) * thousand;
    const requestedAt = Math.min(
      Math.max(job.startsAt - random.whole(0, 2) * day, job.agreedAt + hour),
      anchor - random.whole(3, 90) * hour,
    );
    const paidAt = requestedAt + random.whole(1, 30) * hour;
    const recent = job.dueAt > anchor - 10 * day;
    const paid = finished || (paidAt < anchor && !(recent && random.chance(0.75)));
    const status = paid ? 'paid' : random.chance(0.9) ? 'pending' : 'rejected';
    partPayment = {
      job,
      amountKobo: kobo,
      status,
      requestedAt,
      decidedAt: status === 'pending' ? null : Math.min(paidAt, anchor - hour),
      reason: null,
    };
    if (paid) {
      paidKobo = kobo;
      const description = random.pick(partPaymentNotes);
      const at = Math.min(paidAt, anchor - hour);
      pay({ type: 'Part payment', description, status: 'paid' }, kobo, at);
    }
  }

  const settledAt = Math.min(
    atWork(job.dueAt - random.whole(-3, 4) * day, random),
    anchor - random.whole(2, 40) * hour,
  );
  const rest = { type: 'Job payment' as const, description: job.description };
  if (random.chance(0.06)) {
    const failed = { ...rest, description: random.pick(failureNotes), status: 'failed' };
    const before = Math.max(settledAt - random.whole(1, 20) * hour, job.startsAt);
    if (before < anchor) pay(failed, amountKobo - paidKobo, before);
  }
  if (finished) {
    const word = random.chance(0.96) ? 'paid' : random.pick(['pending', 'pending', 'reversed']);
    const leftKobo = amountKobo - paidKobo;
    // Larger jobs are paid in two steps: half way, and at the end.
    const firstKobo =
      leftKobo > 250 * thousand ? Math.round(leftKobo / 2 / thousand) * thousand : 0;
    const halfWay = (job.startsAt + settledAt) / 2;
    if (firstKobo > 0) pay({ ...rest, status: 'paid' }, firstKobo, halfWay);
    pay({ ...rest, status: word }, leftKobo - firstKobo, settledAt);
  }
  return { payments, ...(partPayment !== undefined && { partPayment }) };
}

const payable = new Set(['accepted', 'ongoing', 'completed', 'awaiting-inspection']);
