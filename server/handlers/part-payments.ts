import { formatNaira } from '../../domain/money.ts';
import type { Handlers } from '../contract/types.ts';
import { approvePartPayment, type PartPaymentOutcome } from '../money/approve-part-payment.ts';
import { type RejectionOutcome, rejectPartPayment } from '../money/reject.ts';
import { unprocessable } from '../refusals/http-error.ts';
import { listPendingPartPayments } from '../repositories/part-payments.ts';
import { approveOnce, notApprovedAnswer, rejectOnce, undecidableAnswer } from './decisions.ts';

const what = 'part-payment for job';
const limitWords = 'The price';
const namedRequest = (id: number) => ({
  id,
  what,
  name: `the part-payment for job ${id}`,
  limitWords,
});

/** Returns the data of the answer to an approval. @throws HttpError 404, 409, 412 or 422 for a refused approval */
function approvalAnswer(outcome: PartPaymentOutcome, jobId: number) {
  if (outcome.kind === 'no-artisan') {
    throw unprocessable(`Job ${jobId} has no artisan to pay.`);
  }
  if (outcome.kind === 'no-price' || outcome.kind === 'too-little') {
    const problem =
      outcome.kind === 'too-little'
        ? `only ${formatNaira(outcome.leftKobo)} is left to pay`
        : 'no price is agreed';
    throw unprocessable(
      `The part-payment is ${formatNaira(outcome.amountKobo)}, but ${problem} for job ${jobId}.`,
    );
  }
  if (outcome.kind !== 'approved') return notApprovedAnswer(outcome, namedRequest(jobId));
  const message = `Approved. ${formatNaira(outcome.amountKobo)} of job ${jobId} is paid.`;
  return { message, outcome: outcome.kind };
}

/** Returns the data of the answer to a rejection, except `mail`. @throws HttpError 404 or 409 if it is refused */
function rejectionAnswer(outcome: RejectionOutcome, jobId: number) {
  if (outcome.kind !== 'rejected')
    return undecidableAnswer(outcome, namedRequest(jobId), 'rejected');
  const message = `Rejected. ${formatNaira(outcome.amountKobo)} of job ${jobId} is not paid.`;
  return { message, outcome: outcome.kind };
}

export const partPaymentHandlers = {
  async listPendingPartPayments({ server: { db } }) {
    return { data: { data: await listPendingPartPayments(db) } };
  },

  approvePartPayment: (request) => approveOnce(request, what, approvePartPayment, approvalAnswer),
  rejectPartPayment: (request) => rejectOnce(request, what, rejectPartPayment, rejectionAnswer),
} satisfies Partial<Handlers>;
