import type { partPayments, transactions, withdrawalRequests } from '../db/schema/money.ts';
import notes from './data/payment-notes.json' with { type: 'json' };
import type { SampleJob } from './jobs.ts';
import { day, hour, workingTime } from './moments.ts';
import type { ArtisanRow } from './people.ts';
import type { Random } from './random.ts';

/** A withdrawal request. Its id is 0 until all requests are known, because ids follow the dates of the requests. */
export type Withdrawal = typeof withdrawalRequests.$inferInsert & {
  id: number;
  artisan: ArtisanRow;
};

/** A payment for a job, or the payout of a withdrawal. */
export type Payment = typeof transactions.$inferInsert & {
  artisan: ArtisanRow;
  amountKobo: number;
  /** Only for payouts. */
  withdrawal?: Withdrawal;
};

/** An artisan's request for a part of the price in advance. */
export type PartPayment = typeof partPayments.$inferInsert & {
  job: SampleJob;
  artisan: ArtisanRow;
};

/** In kobo. */
const thousandNaira = 1000 * 100;
const payableStatuses = new Set(['accepted', 'ongoing', 'completed', 'awaiting-inspection']);

export const isPaid = ({ paymentStatus }: Payment) => paymentStatus === 'paid';

/** Makes the payments for one job, and its part-payment if it has one. All payments are dated before `now`. */
export function makePayments(job: SampleJob, now: number, random: Random) {
  const { artisan, amountKobo, startsAt } = job;
  const payments: Payment[] = [];
  if (amountKobo === null || !payableStatuses.has(job.status)) return { payments };
  const pay = (
    details: Pick<Payment, 'type' | 'description' | 'paymentStatus'>,
    kobo: number,
    at: number,
  ) => {
    const { artisanId, clientId, id: jobId, serviceType, startDate } = job;
    const parties = { artisan, artisanId, clientId, jobId, serviceType, startDate };
    payments.push({ ...details, ...parties, amountKobo: kobo, date: new Date(at) });
  };

  let paidKobo = 0;
  const partPayment = makePartPayment(job, amountKobo, now, random);
  if (partPayment?.status === 'paid' && partPayment.decidedAt) {
    paidKobo = partPayment.amountKobo;
    const description = random.pick(notes.partPayment);
    const details = { type: 'Part payment', description, paymentStatus: 'paid' };
    pay(details, paidKobo, partPayment.decidedAt.getTime());
  }

  const settledAt = Math.min(
    workingTime(job.dueAt - random.integer(-3, 4) * day, random),
    now - random.integer(2, 40) * hour,
  );
  const jobPayment = { type: 'Job payment', description: job.description };
  if (random.chance(0.06)) {
    const description = random.pick(notes.failure);
    const failed = { ...jobPayment, description, paymentStatus: 'failed' };
    const failedAt = Math.max(settledAt - random.integer(1, 20) * hour, startsAt);
    if (failedAt < now) pay(failed, amountKobo - paidKobo, failedAt);
  }
  if (job.status === 'completed') {
    const lastStatus = random.chance(0.96)
      ? 'paid'
      : random.pick(['pending', 'pending', 'reversed']);
    const leftKobo = amountKobo - paidKobo;
    // A large remaining amount is paid in two steps: half way, and at the end.
    const firstKobo =
      leftKobo > 250 * thousandNaira ? Math.round(leftKobo / 2 / thousandNaira) * thousandNaira : 0;
    const halfWay = (startsAt + settledAt) / 2;
    if (firstKobo > 0) pay({ ...jobPayment, paymentStatus: 'paid' }, firstKobo, halfWay);
    pay({ ...jobPayment, paymentStatus: lastStatus }, leftKobo - firstKobo, settledAt);
  }
  return { payments, partPayment };
}

function makePartPayment(
  job: SampleJob,
  priceKobo: number,
  now: number,
  random: Random,
): PartPayment | undefined {
  const isFinished = job.status === 'completed';
  if (!random.chance(isFinished ? 0.5 : 0.75) || priceKobo <= 40 * thousandNaira) return undefined;
  const amountKobo =
    Math.round((priceKobo * random.integer(25, 60)) / 100 / thousandNaira) * thousandNaira;
  const requestedAt = Math.min(
    Math.max(job.startsAt - random.integer(0, 2) * day, job.agreedAt + hour),
    now - random.integer(3, 90) * hour,
  );
  const paidAt = requestedAt + random.integer(1, 30) * hour;
  const isRecent = job.dueAt > now - 10 * day;
  const isPaidNow = isFinished || (paidAt < now && !(isRecent && random.chance(0.75)));
  const status = isPaidNow ? 'paid' : random.chance(0.9) ? 'pending' : 'rejected';
  return {
    job,
    jobId: job.id,
    artisan: job.artisan,
    amountKobo,
    status,
    requestedAt: new Date(requestedAt),
    decidedAt: status === 'pending' ? null : new Date(Math.min(paidAt, now - hour)),
  };
}
