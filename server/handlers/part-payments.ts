import { formatNaira } from '../../domain/money.ts';
import type { Handlers } from '../contract/types.ts';
import { approvePartPayment, type PartPaymentOutcome } from '../money/approve-part-payment.ts';
import { type PartPaymentRejection, rejectPartPayment } from '../money/reject-part-payment.ts';
import { conflict, notFound, unprocessable } from '../refusals/http-error.ts';
import { listPendingPartPayments } from '../repositories/part-payments.ts';
import { answerOnce } from './answer-once.ts';
import { deactivated, rejectionIn, withMail } from './decisions.ts';
import { changed, versionsIn } from './if-match.ts';
import { actorOf, pathId } from './read-request.ts';

const tooMuch = (amountKobo: number, left: string, jobId: number) =>
  unprocessable(`The part-payment is ${formatNaira(amountKobo)}, but ${left} for job ${jobId}.`);

/**
 * The data of the answer to an approval.
 *
 * @throws HttpError 404, 409, 412 or 422 for a refused approval
 */
function approvalAnswer(outcome: PartPaymentOutcome, jobId: number) {
  const partPayment = `The part-payment for job ${jobId}`;
  switch (outcome.kind) {
    case 'approved':
      return {
        message: `Approved. ${formatNaira(outcome.amountKobo)} of job ${jobId} is paid.`,
        outcome: outcome.kind,
      };
    case 'approved-before':
      return {
        message: `${partPayment} was approved before. Nothing was changed.`,
        outcome: outcome.kind,
      };
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
    case 'changed':
      throw changed(outcome, 'The price');
  }
}

/**
 * The data of the answer to a rejection, without its mail.
 *
 * @throws HttpError 404 or 409 for a refused rejection
 */
function rejectionAnswer(outcome: PartPaymentRejection, jobId: number) {
  const partPayment = `The part-payment for job ${jobId}`;
  switch (outcome.kind) {
    case 'rejected':
      return {
        message: `Rejected. ${formatNaira(outcome.amountKobo)} of job ${jobId} is not paid.`,
        outcome: outcome.kind,
      };
    case 'rejected-before':
      return {
        message: `${partPayment} was rejected before. Nothing was changed.`,
        outcome: outcome.kind,
      };
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

  async approvePartPayment(request) {
    const jobId = pathId(request, 'part-payment for job');
    const actor = actorOf(request);
    const versions = versionsIn(request);
    const call = { operation: 'approvePartPayment', subjectId: jobId };
    const data = await answerOnce(request, call, async (tx) =>
      approvalAnswer(await approvePartPayment(tx, jobId, actor, versions), jobId),
    );
    return { data };
  },

  async rejectPartPayment(request) {
    const { mail } = request.server;
    const jobId = pathId(request, 'part-payment for job');
    const rejection = rejectionIn(request);
    const actor = actorOf(request);
    const call = { operation: 'rejectPartPayment', subjectId: jobId };
    const data = await answerOnce(request, call, async (tx) => {
      const outcome = await rejectPartPayment(tx, jobId, rejection, actor, mail);
      return withMail(rejectionAnswer(outcome, jobId), rejection, outcome);
    });
    return { data };
  },
} satisfies Partial<Handlers>;
