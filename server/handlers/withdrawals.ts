import { formatNaira } from '../../domain/money.ts';
import type { Handlers } from '../contract/types.ts';
import { approveWithdrawal, type WithdrawalOutcome } from '../money/approve-withdrawal.ts';
import { rejectWithdrawal } from '../money/reject.ts';
import { unprocessable } from '../refusals/http-error.ts';
import { nameOf } from '../repositories/payees.ts';
import { listPendingWithdrawals } from '../repositories/withdrawals.ts';
import { approveOnce, notApprovedAnswer, rejectOnce, undecidableAnswer } from './decisions.ts';

const what = 'withdrawal request';
const limitWords = 'The available amount';
const namedRequest = (id: number) => ({ id, what, name: `withdrawal ${id}`, limitWords });

/** Returns the data of the answer to an approval. @throws HttpError 404, 409, 412 or 422 for a refused approval */
function approvalAnswer(outcome: WithdrawalOutcome, id: number) {
  if (outcome.kind === 'too-little') {
    throw unprocessable(
      `The request is for ${formatNaira(outcome.amountKobo)}, but only ${formatNaira(outcome.availableKobo)} is available.`,
    );
  }
  if (outcome.kind !== 'approved') return notApprovedAnswer(outcome, namedRequest(id));
  const { amountKobo, artisanId, payeeName } = outcome;
  const payee = nameOf({ id: artisanId, name: payeeName });
  const message = `Approved. ${formatNaira(amountKobo)} goes to ${payee}.`;
  return { message, outcome: outcome.kind };
}

/** Returns the data of the answer to a rejection, except `mail`. @throws HttpError 404 or 409 if it is refused */
function rejectionAnswer(outcome: Awaited<ReturnType<typeof rejectWithdrawal>>, id: number) {
  if (outcome.kind !== 'rejected') return undecidableAnswer(outcome, namedRequest(id), 'rejected');
  const { amountKobo, artisanId, artisanName } = outcome;
  const artisan = nameOf({ id: artisanId, name: artisanName });
  const message = `Rejected. ${formatNaira(amountKobo)} stays with ${artisan}.`;
  return { message, outcome: outcome.kind };
}

export const withdrawalHandlers = {
  async listWithdrawalRequests({ server: { db } }) {
    return { data: { data: await listPendingWithdrawals(db) } };
  },

  approveWithdrawal: (request) => approveOnce(request, what, approveWithdrawal, approvalAnswer),
  rejectWithdrawal: (request) => rejectOnce(request, what, rejectWithdrawal, rejectionAnswer),
} satisfies Partial<Handlers>;
