import type { Handlers } from '../contract/types.ts';
import type { Transaction } from '../db/connect.ts';
import { conflict, notFound, unprocessable } from '../http/http-error.ts';
import { recordDecision } from '../repositories/audit.ts';
import { lockBalance, recordMovement } from '../repositories/ledger.ts';
import {
  findPayee,
  listApprovedWithdrawals,
  listPendingWithdrawals,
  lockWithdrawal,
  markApproved,
} from '../repositories/withdrawals.ts';
import { inWords } from './naira.ts';
import { nameInSentence } from './name-in-sentence.ts';
import { pathId, signedIn } from './read-request.ts';

/**
 * Approves a withdrawal: the request, the balance, the transaction and the audit entry change
 * together. Answers what to tell the administrator.
 *
 * @throws HttpError 404, 409 when it is not exactly pending, 422 when it exceeds the balance.
 */
async function approve(tx: Transaction, id: number, accountId: number): Promise<string> {
  const request = await lockWithdrawal(tx, id);
  if (request === undefined) throw notFound('withdrawal request', id);
  if (request.status === 'approved') {
    return `Withdrawal ${id} was approved before. Nothing was changed.`;
  }
  if (request.status === 'rejected') {
    throw conflict(`Withdrawal ${id} was rejected before, so it cannot be approved.`);
  }
  if (request.status !== 'pending') {
    throw conflict(`Withdrawal ${id} is not pending, so it cannot be approved.`);
  }
  const { artisanId, amountKobo } = request;
  const balanceBeforeKobo = await lockBalance(tx, artisanId);
  if (amountKobo > balanceBeforeKobo) {
    throw unprocessable(
      `The request is for ${inWords(amountKobo)}, but only ${inWords(balanceBeforeKobo)} is available.`,
    );
  }
  const payee = await findPayee(tx, artisanId);
  await markApproved(tx, id, { accountId, balanceBeforeKobo });
  await recordMovement(tx, {
    artisanId,
    withdrawalId: id,
    serviceType: payee.serviceType,
    type: 'Withdrawal',
    description: 'To artisan bank account',
    amountKobo,
    direction: 'out',
    startDate: request.requestedAt,
  });
  await recordDecision(tx, {
    accountId,
    action: 'approve',
    subject: 'withdrawal',
    subjectId: id,
    detail: { artisanId, amountKobo, balanceBeforeKobo },
  });
  const name = nameInSentence(payee.name ?? '') ?? `artisan ${artisanId}`;
  return `Approved. ${inWords(amountKobo)} goes to ${name}.`;
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
    const { id: accountId } = signedIn(request);
    const message = await request.server.write((tx) => approve(tx, id, accountId));
    return { data: { message } };
  },
} satisfies Partial<Handlers>;
