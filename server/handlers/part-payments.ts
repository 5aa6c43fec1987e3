import { formatNaira } from '../../domain/money.ts';
import type { Handlers } from '../contract/types.ts';
import { approvePartPayment, type PartPaymentOutcome } from '../money/approve-part-payment.ts';
import { type RejectionOutcome, rejectPartPayment } from '../money/reject.ts';
import { unprocessable } from '../refusals/http-error.ts';
import { listPendingPartPayments } from '../repositories/part-payments.ts';
import {
  decideOnce,
  notApprovedAnswer,
  rejectionIn,
  undecidedAnswer,
  withMail,
} from './decisions.ts';
import { changed, versionsIn } from './if-match.ts';

const what = 'part-payment for job';
const named = (id: number) => ({ id, what, name: `the part-payment for job ${id}` });

const tooMuch = (amountKobo: number, left: string, jobId: number) =>
  unprocessable(`The part-payment is ${formatNaira(amountKobo)}, but ${left} for job ${jobId}.`);

/** The data of the answer to an approval. @throws HttpError 404, 409, 412 or 422 for a refused one */
function approvalAnswer(outcome: PartPaymentOutcome, jobId: number) {
  switch (outcome.kind) {
    case 'approved': {
      const message = `Approved. ${formatNaira(outcome.amountKobo)} of job ${jobId} is paid.`;
      return { message, outcome: outcome.kind };
    }
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
    case 'approved-before':
    case 'rejected-before':
    case 'not-pending':
    case 'not-found':
    case 'deactivated':
      return notApprovedAnswer(outcome, named(jobId));
  }
}

/** The data of the answer to a rejection, without its mail. @throws HttpError 404 or 409 for a refused one */
function rejectionAnswer(outcome: RejectionOutcome, jobId: number) {
  if (outcome.kind !== 'rejected') return undecidedAnswer(outcome, named(jobId), 'rejected');
  const message = `Rejected. ${formatNaira(outcome.amountKobo)} of job ${jobId} is not paid.`;
  return { message, outcome: outcome.kind };
}

export const partPaymentHandlers = {
  async listPendingPartPayments({ server: { db } }) {
    return { data: { data: await listPendingPartPayments(db) } };
  },

  async approvePartPayment(request) {
    const versions = versionsIn(request);
    const call = { operation: 'approvePartPayment', what };
    return decideOnce(request, call, async (tx, jobId, actor) =>
      approvalAnswer(await approvePartPayment(tx, jobId, actor, versions), jobId),
    );
  },

  async rejectPartPayment(request) {
    const rejection = rejectionIn(request);
    const call = { operation: 'rejectPartPayment', what };
    return decideOnce(request, call, async (tx, jobId, actor) => {
      const outcome = await rejectPartPayment(tx, jobId, rejection, actor, request.server.mail);
      return withMail(rejectionAnswer(outcome, jobId), rejection, outcome);
    });
  },
} satisfies Partial<Handlers>;
