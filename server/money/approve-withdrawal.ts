import { changedSince } from '../../domain/row-version.ts';
import type { Transaction } from '../db/connect.ts';
import { recordChange, type SignedIn } from '../repositories/audit.ts';
import { lockBalance, recordMovement } from '../repositories/ledger.ts';
import { isDeactivated, lockPayee } from '../repositories/payees.ts';
import { decideWithdrawal, lockWithdrawal } from '../repositories/withdrawals.ts';
import { withdrawalApproved } from './decision-changes.ts';
import { type ApprovalOutcome, undecidableOutcome } from './outcome.ts';

/** The outcome of approving a withdrawal. Amounts are in kobo. */
export type WithdrawalOutcome =
  | ApprovalOutcome<{ amountKobo: number; artisanId: number; payeeName: string | null }>
  | { kind: 'too-little'; amountKobo: number; availableKobo: number };

/**
 * Approves a withdrawal whose status is exactly `pending` and whose amount is within the balance of the artisan, who
 * must not be deactivated. The request, balance, transaction and audit entry change together.
 *
 * It locks the request, then the artisan, then the balance; see payees.ts.
 *
 * @param versions the versions of the request that may be approved (row-version.ts); undefined for any version
 */
export async function approveWithdrawal(
  tx: Transaction,
  id: number,
  actor: SignedIn,
  versions?: readonly string[],
): Promise<WithdrawalOutcome> {
  const request = await lockWithdrawal(tx, id);
  if (request === undefined) return { kind: 'not-found' };
  const refused = undecidableOutcome(request.status, 'approved');
  if (refused !== undefined) return refused;
  const { artisanId, amountKobo } = request;
  const payee = await lockPayee(tx, artisanId);
  if (isDeactivated(payee)) return { kind: 'deactivated', artisanName: payee.name };
  const balanceBeforeKobo = await lockBalance(tx, artisanId);
  const now = { artisanId, amountKobo, limitKobo: balanceBeforeKobo };
  const changed = changedSince(versions, now);
  if (changed !== undefined) return changed;
  if (amountKobo > balanceBeforeKobo) {
    return { kind: 'too-little', amountKobo, availableKobo: balanceBeforeKobo };
  }
  const decidedBy = actor.accountId;
  await decideWithdrawal(tx, id, { status: 'approved', decidedBy, balanceBeforeKobo });
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
  const decided = { id, artisanId, artisanName: payee.name, amountKobo };
  await recordChange(tx, actor, withdrawalApproved(decided, balanceBeforeKobo));
  return { kind: 'approved', amountKobo, artisanId, payeeName: payee.name };
}
