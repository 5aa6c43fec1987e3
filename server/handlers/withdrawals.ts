import type { Handlers } from '../contract/types.ts';
import { conflict, notFound, unprocessable } from '../http/refusals/http-error.ts';
import { approveWithdrawal, type WithdrawalOutcome } from '../money/approve-withdrawal.ts';
import { formatNaira } from '../money/naira.ts';
import { listApprovedWithdrawals, listPendingWithdrawals } from '../repositories/withdrawals.ts';
import { nameInSentence } from './name-in-sentence.ts';
import { actorOf, pathId } from './read-request.ts';

/**
 * The message for an approval.
 *
 * @throws HttpError 404, 409 or 422 for one that was refused
 */
function messageFor(outcome: WithdrawalOutcome, id: number): string {
  switch (outcome.kind) {
    case 'approved': {
      const { amountKobo, artisanId, payeeName } = outcome;
      const name = nameInSentence(payeeName ?? '') ?? `artisan ${artisanId}`;
      return `Approved. ${formatNaira(amountKobo)} goes to ${name}.`;
    }
    case 'approved-before':
      return `Withdrawal ${id} was approved before. Nothing was changed.`;
    case 'not-found':
      throw notFound('withdrawal request', id);
    case 'rejected-before':
      throw conflict(`Withdrawal ${id} was rejected before, so it cannot be approved.`);
    case 'not-pending':
      throw conflict(`Withdrawal ${id} is not pending, so it cannot be approved.`);
    case 'too-little':
      throw unprocessable(
        `The request is for ${formatNaira(outcome.amountKobo)}, but only ${formatNaira(outcome.availableKobo)} is available.`,
      );
  }
}

export const withdrawalHandlers = {
  async listWithdrawalRequests({ server: { db } }) {
    return { data: { data: await listPendingWithdrawals(db) } };
  },

  async listApprovedWithdrawals({ server: { db } }) {
    const rows = await listApprovedWithdrawals(db);
    return {
      data: {
        data: rows.map(({ first_name, last_name, ...row }) => ({
          ...row,
          tradesman: { user: { first_name, last_name } },
        })),
      },
    };
  },

  async approveWithdrawal(request) {
    const id = pathId(request, 'withdrawal request');
    const actor = actorOf(request);
    const outcome = await request.server.write((tx) => approveWithdrawal(tx, id, actor));
    return { data: { message: messageFor(outcome, id) } };
  },
} satisfies Partial<Handlers>;
