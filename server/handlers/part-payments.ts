import type { Handlers } from '../contract/types.ts';
import { conflict, notFound, unprocessable } from '../http/refusals/http-error.ts';
import { approvePartPayment, type PartPaymentOutcome } from '../money/approve-part-payment.ts';
import { formatNaira } from '../money/naira.ts';
import { type PartPaymentRejection, rejectPartPayment } from '../money/reject-part-payment.ts';
import { listPaidPartPayments, listPendingPartPayments } from '../repositories/part-payments.ts';
import { answerOnce } from './answer-once.ts';
import { deactivated, rejectionAnswer, rejectionIn } from './decisions.ts';
import { actorOf, pathId } from './read-request.ts';
import { moved, seenIn } from './seen.ts';

const tooMuch = (amountKobo: number, left: string, jobId: number) =>
  unprocessable(`The part-payment is ${formatNaira(amountKobo)}, but ${left} for job ${jobId}.`);

/**
 * The message for an approval.
 *
 * @throws HttpError 404, 409 or 422 for a refused approval
 */
function messageFor(outcome: PartPaymentOutcome, jobId: number): string {
  const partPayment = `The part-payment for job ${jobId}`;
  switch (outcome.kind) {
    case 'approved':
      return `Approved. ${formatNaira(outcome.amountKobo)} of job ${jobId} is paid.`;
    case 'approved-before':
      return `${partPayment} was approved before. Nothing was changed.`;
    case 'not-found':
      throw notFound('part-payment for job', jobId);
    case 'rejected-before':
      throw conflict(`${partPayment} was rejected before, so it cannot be approved.`);
    case 'not-pending':
      throw conflict(`${partPayment} is not pending, so it cannot be approved.`);
    case 'deactivated':
      throw deactivated(outcome.artisanName, `the part-payment for job ${jobId}`);
    case 'no-price':
      throw tooMuch(outcome.amountKobo, 'no price is agreed', jobId);
    case 'too-little': {
      const left = `only ${formatNaira(outcome.leftKobo)} is left to pay`;
      throw tooMuch(outcome.amountKobo, left, jobId);
    }
    case 'no-artisan':
      throw unprocessable(`Job ${jobId} has no artisan to pay.`);
    case 'moved':
      throw moved(outcome, 'The price');
  }
}

/**
 * The message for a rejection.
 *
 * @throws HttpError 404 or 409 for a refused rejection
 */
function messageForRejection(outcome: PartPaymentRejection, jobId: number): string {
  const partPayment = `The part-payment for job ${jobId}`;
  switch (outcome.kind) {
    case 'rejected':
      return `Rejected. ${formatNaira(outcome.amountKobo)} of job ${jobId} is not paid.`;
    case 'rejected-before':
      return `${partPayment} was rejected before. Nothing was changed.`;
    case 'not-found':
      throw notFound('part-payment for job', jobId);
    case 'approved-before':
      throw conflict(`${partPayment} was approved before, so it cannot be rejected.`);
    case 'not-pending':
      throw conflict(`${partPayment} is not pending, so it cannot be rejected.`);
  }
}

export const partPaymentHandlers = {
  async listPendingPartPayments({ server: { db } }) {
    return { data: { data: await listPendingPartPayments(db) } };
  },

  async listPaidPartPayments(request) {
    return { data: { data: await listPaidPartPayments(request.server.db) } };
  },

  async approvePartPayment(request) {
    const jobId = pathId(request, 'part-payment for job');
    const actor = actorOf(request);
    const outcome = await request.server.write((tx) => approvePartPayment(tx, jobId, actor));
    return { data: { message: messageFor(outcome, jobId) } };
  },

  async approveSeenPartPayment(request) {
    const jobId = pathId(request, 'part-payment for job');
    const actor = actorOf(request);
    const seen = seenIn(request);
    const call = { operation: 'approveSeenPartPayment', subjectId: jobId };
    const data = await answerOnce(request, call, async (tx) => ({
      message: messageFor(await approvePartPayment(tx, jobId, actor, seen), jobId),
    }));
    return { data };
  },

  async rejectPartPayment(request) {
    const { write, mail } = request.server;
    const jobId = pathId(request, 'part-payment for job');
    const rejection = rejectionIn(request);
    const actor = actorOf(request);
    const outcome = await write((tx) => rejectPartPayment(tx, jobId, rejection, actor, mail));
    return rejectionAnswer(messageForRejection(outcome, jobId), rejection, outcome);
  },
} satisfies Partial<Handlers>;
