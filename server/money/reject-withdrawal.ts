import type { Transaction } from '../db/connect.ts';
import type { Outbox } from '../mail/outbox.ts';
import { recordChange, type SignedIn } from '../repositories/audit.ts';
import { findPayee } from '../repositories/payees.ts';
import { lockWithdrawal, markRejected } from '../repositories/withdrawals.ts';
import { withdrawalRejected } from './decision-changes.ts';
import { notifyArtisan } from './notify-artisan.ts';
import { type Rejection, type RejectionOutcome, undecidable } from './outcome.ts';

/** The outcome of rejecting a withdrawal. */
export type WithdrawalRejection = RejectionOutcome<{
  amountKobo: number;
  artisanId: number;
  artisanName: string | null;
}>;

/**
 * Rejects a withdrawal whose status is exactly `pending`. The money stays with the artisan: it writes only
 * the request, the audit entry and the e-mail to the artisan, all in one transaction.
 *
 * @throws when the database throws
 */
export async function rejectWithdrawal(
  tx: Transaction,
  id: number,
  { reason, message }: Rejection,
  actor: SignedIn,
  outbox: Outbox | null,
): Promise<WithdrawalRejection> {
  const request = await lockWithdrawal(tx, id);
  if (request === undefined) return { kind: 'not-found' };
  const refused = undecidable(request.status, 'approved');
  if (refused !== undefined) return refused;
  const { artisanId, amountKobo } = request;
  const { accountId } = actor;
  await markRejected(tx, id, { accountId, reason });
  const { name: artisanName, email } = await findPayee(tx, artisanId);
  const decided = { id, artisanId, artisanName, amountKobo };
  await recordChange(tx, actor, withdrawalRejected(decided, reason));
  const letter = {
    to: email,
    subject: `Your withdrawal request ${id}`,
    createdBy: accountId,
    artisanId,
  };
  const mail =
    message === undefined
      ? undefined
      : await notifyArtisan(tx, outbox, { ...letter, text: message });
  return { kind: 'rejected', mail, amountKobo, artisanId, artisanName };
}
