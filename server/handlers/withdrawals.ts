import { formatNaira } from '../../domain/money.ts';
import type { Handlers } from '../contract/types.ts';
import { approveWithdrawal, type WithdrawalOutcome } from '../money/approve-withdrawal.ts';
import { rejectWithdrawal, type WithdrawalRejection } from '../money/reject-withdrawal.ts';
import { conflict, notFound, unprocessable } from '../refusals/http-error.ts';
import { nameInSentence } from '../repositories/name-in-sentence.ts';
import { listPendingWithdrawals } from '../repositories/withdrawals.ts';
import { answerOnce } from './answer-once.ts';
import { deactivated, rejectionIn, withMail } from './decisions.ts';
import { changed, versionsIn } from './if-match.ts';
import { actorOf, pathId } from './read-request.ts';

const called = (name: string | null, artisanId: number) =>
  nameInSentence(name ?? '') ?? `artisan ${artisanId}`;

/**
 * The data of the answer to an approval.
 *
 * @throws HttpError 404, 409, 412 or 422 for a refused approval
 */
function approvalAnswer(outcome: WithdrawalOutcome, id: number) {
  switch (outcome.kind) {
    case 'approved': {
      const { amountKobo, artisanId, payeeName } = outcome;
      return {
        message: `Approved. ${formatNaira(amountKobo)} goes to ${called(payeeName, artisanId)}.`,
        outcome: outcome.kind,
      };
    }
    case 'approved-before':
      return {
        message: `Withdrawal ${id} was approved before. Nothing was changed.`,
        outcome: outcome.kind,
      };
    case 'not-found':
      throw notFound('withdrawal request', id);
    case 'rejected-before':
      throw conflict(`Withdrawal ${id} was rejected before, so it cannot be approved.`);
    case 'not-pending':
      throw conflict(`Withdrawal ${id} is not pending, so it cannot be approved.`);
    case 'deactivated':
      throw deactivated(outcome.artisanName, `withdrawal ${id}`);
    case 'too-little':
      throw unprocessable(
        `The request is for ${formatNaira(outcome.amountKobo)}, but only ${formatNaira(outcome.availableKobo)} is available.`,
      );
    case 'changed':
      throw changed(outcome, 'The available amount');
  }
}

/**
 * The data of the answer to a rejection, without its mail.
 *
 * @throws HttpError 404 or 409 for a refused rejection
 */
function rejectionAnswer(outcome: WithdrawalRejection, id: number) {
  switch (outcome.kind) {
    case 'rejected': {
      const { amountKobo, artisanId, artisanName } = outcome;
      return {
        message: `Rejected. ${formatNaira(amountKobo)} stays with ${called(artisanName, artisanId)}.`,
        outcome: outcome.kind,
      };
    }
    case 'rejected-before':
      return {
        message: `Withdrawal ${id} was rejected before. Nothing was changed.`,
        outcome: outcome.kind,
      };
    case 'not-found':
      throw notFound('withdrawal request', id);
    case 'approved-before':
      throw conflict(`Withdrawal ${id} was approved before, so it cannot be rejected.`);
    case 'not-pending':
      throw conflict(`Withdrawal ${id} is not pending, so it cannot be rejected.`);
  }
}

export const withdrawalHandlers = {
  async listWithdrawalRequests({ server: { db } }) {
    return { data: { data: await listPendingWithdrawals(db) } };
  },

  async approveWithdrawal(request) {
    const id = pathId(request, 'withdrawal request');
    const actor = actorOf(request);
    const versions = versionsIn(request);
    const call = { operation: 'approveWithdrawal', subjectId: id };
    const data = await answerOnce(request, call, async (tx) =>
      approvalAnswer(await approveWithdrawal(tx, id, actor, versions), id),
    );
    return { data };
  },

  async rejectWithdrawal(request) {
    const { mail } = request.server;
    const id = pathId(request, 'withdrawal request');
    const rejection = rejectionIn(request);
    const actor = actorOf(request);
    const call = { operation: 'rejectWithdrawal', subjectId: id };
    const data = await answerOnce(request, call, async (tx) => {
      const outcome = await rejectWithdrawal(tx, id, rejection, actor, mail);
      return withMail(rejectionAnswer(outcome, id), rejection, outcome);
    });
    return { data };
  },
} satisfies Partial<Handlers>;
