import type { Handlers } from '../contract/types.ts';
import { conflict, notFound, unprocessable } from '../http/refusals/http-error.ts';
import { approveWithdrawal, type WithdrawalOutcome } from '../money/approve-withdrawal.ts';
import { formatNaira } from '../money/naira.ts';
import { rejectWithdrawal, type WithdrawalRejection } from '../money/reject-withdrawal.ts';
import { nameInSentence } from '../repositories/name-in-sentence.ts';
import {
  asPayment,
  listApprovedWithdrawals,
  listPendingWithdrawals,
} from '../repositories/withdrawals.ts';
import { answerOnce } from './answer-once.ts';
import { deactivated, rejectionAnswer, rejectionIn } from './decisions.ts';
import { actorOf, pathId } from './read-request.ts';
import { moved, seenIn } from './seen.ts';

const called = (name: string | null, artisanId: number) =>
  nameInSentence(name ?? '') ?? `artisan ${artisanId}`;

/**
 * The message for an approval.
 *
 * @throws HttpError 404, 409 or 422 for a refused approval
 */
function messageFor(outcome: WithdrawalOutcome, id: number): string {
  switch (outcome.kind) {
    case 'approved': {
      const { amountKobo, artisanId, payeeName } = outcome;
      return `Approved. ${formatNaira(amountKobo)} goes to ${called(payeeName, artisanId)}.`;
    }
    case 'approved-before':
      return `Withdrawal ${id} was approved before. Nothing was changed.`;
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
    case 'moved':
      throw moved(outcome, 'The available amount');
  }
}

/**
 * The message for a rejection.
 *
 * @throws HttpError 404 or 409 for a refused rejection
 */
function messageForRejection(outcome: WithdrawalRejection, id: number): string {
  switch (outcome.kind) {
    case 'rejected': {
      const { amountKobo, artisanId, artisanName } = outcome;
      return `Rejected. ${formatNaira(amountKobo)} stays with ${called(artisanName, artisanId)}.`;
    }
    case 'rejected-before':
      return `Withdrawal ${id} was rejected before. Nothing was changed.`;
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

  async listApprovedWithdrawals(request) {
    return { data: { data: (await listApprovedWithdrawals(request.server.db)).map(asPayment) } };
  },

  async approveWithdrawal(request) {
    const id = pathId(request, 'withdrawal request');
    const actor = actorOf(request);
    const outcome = await request.server.write((tx) => approveWithdrawal(tx, id, actor));
    return { data: { message: messageFor(outcome, id) } };
  },

  async approveSeenWithdrawal(request) {
    const id = pathId(request, 'withdrawal request');
    const actor = actorOf(request);
    const seen = seenIn(request);
    const call = { operation: 'approveSeenWithdrawal', subjectId: id };
    const data = await answerOnce(request, call, async (tx) => ({
      message: messageFor(await approveWithdrawal(tx, id, actor, seen), id),
    }));
    return { data };
  },

  async rejectWithdrawal(request) {
    const { write, mail } = request.server;
    const id = pathId(request, 'withdrawal request');
    const rejection = rejectionIn(request);
    const actor = actorOf(request);
    const outcome = await write((tx) => rejectWithdrawal(tx, id, rejection, actor, mail));
    return rejectionAnswer(messageForRejection(outcome, id), rejection, outcome);
  },
} satisfies Partial<Handlers>;
