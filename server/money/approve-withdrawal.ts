import type { Transaction } from '../db/connect.ts';
import { recordChange, type SignedIn } from '../repositories/audit.ts';
import { lockBalance, recordMovement } from '../repositories/ledger.ts';
import { findPayee, lockWithdrawal, markApproved } from '../repositories/withdrawals.ts';
import { formatNaira } from './naira.ts';
import { type Outcome, undecidable } from './outcome.ts';

/** How the approval of a withdrawal ended. */
export type WithdrawalOutcome =
  | Outcome<{ amountKobo: number; artisanId: number; payeeName: string | null }>
  | { kind: 'too-little'; amountKobo: number; availableKobo: number };

/**
 * Approves a withdrawal that is exactly pending and within the artisan's balance: the request, the
 * balance, the transaction and the audit entry change together.
 *
 * @throws when the database does
 */
export async function approveWithdrawal(
  tx: Transaction,
  id: number,
  actor: SignedIn,
): Promise<WithdrawalOutcome> {
  const request = await lockWithdrawal(tx, id);
  if (request === undefined) return { kind: 'not-found' };
  const refused = undecidable(request.status, 'approved');
  if (refused !== undefined) return refused;
  const { artisanId, amountKobo } = request;
  const balanceBeforeKobo = await lockBalance(tx, artisanId);
  if (amountKobo > balanceBeforeKobo) {
    return { kind: 'too-little', amountKobo, availableKobo: balanceBeforeKobo };
  }
  const payee = await findPayee(tx, artisanId);
  await markApproved(tx, id, { accountId: actor.accountId, balanceBeforeKobo });
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
  await recordChange(tx, actor, {
    action: 'approve',
    subject: 'withdrawal',
    subjectId: id,
    sentence: `Approved withdrawal ${id} of ${payee.name ?? `artisan ${artisanId}`}: ${formatNaira(amountKobo)}.`,
    before: { status: request.status, balance_kobo: balanceBeforeKobo },
    after: { status: 'approved', balance_kobo: balanceBeforeKobo - amountKobo },
    artisanId,
    detail: { artisanId, amountKobo, balanceBeforeKobo },
  });
  return { kind: 'approved', amountKobo, artisanId, payeeName: payee.name };
}
