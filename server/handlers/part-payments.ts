import type { Handlers } from '../contract/types.ts';
import { conflict, notFound, unprocessable } from '../http/refusals/http-error.ts';
import { approvePartPayment, type PartPaymentOutcome } from '../money/approve-part-payment.ts';
import { formatNaira } from '../money/naira.ts';
import { listPaidPartPayments, listPendingPartPayments } from '../repositories/part-payments.ts';
import { actorOf, pathId } from './read-request.ts';

const tooMuch = (amountKobo: number, left: string, jobId: number) =>
  unprocessable(`The part-payment is ${formatNaira(amountKobo)}, but ${left} for job ${jobId}.`);

/**
 * The message for an approval.
 *
 * @throws HttpError 404, 409 or 422 for one that was refused
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
    case 'no-price':
      throw tooMuch(outcome.amountKobo, 'no price is agreed', jobId);
    case 'too-little': {
      const left = `only ${formatNaira(outcome.leftKobo)} is left to pay`;
      throw tooMuch(outcome.amountKobo, left, jobId);
    }
    case 'no-artisan':
      throw unprocessable(`Job ${jobId} has no artisan to pay.`);
  }
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
    const actor = actorOf(request);
    const outcome = await request.server.write((tx) => approvePartPayment(tx, jobId, actor));
    return { data: { message: messageFor(outcome, jobId) } };
  },
} satisfies Partial<Handlers>;
