import type { Handlers } from '../contract/types.ts';
import type { Transaction } from '../db/connect.ts';
import { conflict, notFound, unprocessable } from '../http/http-error.ts';
import { recordDecision } from '../repositories/audit.ts';
import { lockBalance, recordMovement } from '../repositories/ledger.ts';
import {
  listPaidPartPayments,
  listPendingPartPayments,
  lockPartPayment,
  markPaid,
  paidForJob,
} from '../repositories/part-payments.ts';
import { inWords } from './naira.ts';
import { pathId, signedIn } from './read-request.ts';

/**
 * Approves a part-payment: its share of the job's price goes to the artisan's balance. Answers what
 * to tell the administrator.
 *
 * @throws HttpError 404, 409 when it is not exactly pending, 422 when more would be paid than the job costs.
 */
async function approve(tx: Transaction, jobId: number, accountId: number): Promise<string> {
  const held = await lockPartPayment(tx, jobId);
  if (held === undefined) throw notFound('part-payment for job', jobId);
  const { partPayment, job } = held;
  if (partPayment.status === 'paid') {
    return `The part-payment for job ${jobId} was approved before. Nothing was changed.`;
  }
  if (partPayment.status === 'rejected') {
    throw conflict(
      `The part-payment for job ${jobId} was rejected before, so it cannot be approved.`,
    );
  }
  if (partPayment.status !== 'pending') {
    throw conflict(`The part-payment for job ${jobId} is not pending, so it cannot be approved.`);
  }
  const { amountKobo } = partPayment;
  const paidKobo = await paidForJob(tx, jobId);
  if (job.amountKobo === null || paidKobo + amountKobo > job.amountKobo) {
    const left =
      job.amountKobo === null
        ? 'no price is agreed'
        : `only ${inWords(job.amountKobo - paidKobo)} is left to pay`;
    throw unprocessable(
      `The part-payment is ${inWords(amountKobo)}, but ${left} for job ${jobId}.`,
    );
  }
  if (job.artisanId === null) throw unprocessable(`Job ${jobId} has no artisan to pay.`);
  await lockBalance(tx, job.artisanId);
  await markPaid(tx, jobId, accountId);
  await recordMovement(tx, {
    artisanId: job.artisanId,
    clientId: job.clientId,
    jobId,
    serviceType: job.serviceType,
    type: 'Part payment',
    description: job.description ?? 'Part payment',
    amountKobo,
    direction: 'in',
    startDate: job.startDate,
  });
  await recordDecision(tx, {
    accountId,
    action: 'approve',
    subject: 'part-payment',
    subjectId: jobId,
    detail: { artisanId: job.artisanId, amountKobo, paidBeforeKobo: paidKobo },
  });
  return `Approved. ${inWords(amountKobo)} of job ${jobId} is paid.`;
}

export const partPaymentHandlers = {
  async listPendingPartPayments({ server: { db } }) {
    return { data: { data: await listPendingPartPayments(db) } };
  },

  async listPaidPartPayments({ server: { db } }) {
    return { data: { data: await listPaidPartPayments(db) } };
  },

  async approvePartPayment(request) {
    const jobId = pathId(request, 'part-payment for job');
    const { id: accountId } = signedIn(request);
    const message = await request.server.write((tx) => approve(tx, jobId, accountId));
    return { data: { message } };
  },
} satisfies Partial<Handlers>;
