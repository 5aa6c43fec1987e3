import type { Transaction } from '../db/connect.ts';
import type { Outbox } from '../mail/outbox.ts';
import { recordChange, type SignedIn } from '../repositories/audit.ts';
import { lockPartPayment, markPartPaymentRejected } from '../repositories/part-payments.ts';
import { findPayee } from '../repositories/payees.ts';
import { partPaymentRejected } from './decision-changes.ts';
import { notifyArtisan } from './notify-artisan.ts';
import { type Rejection, type RejectionOutcome, undecidable } from './outcome.ts';

/** The outcome of rejecting a part-payment. */
export type PartPaymentRejection = RejectionOutcome<{ amountKobo: number }>;

/**
 * Rejects a part-payment whose status is exactly `pending`. Nothing is paid: it writes only the
 * part-payment, the audit entry and the e-mail to the artisan, all in one transaction.
 *
 * @throws when the database throws
 */
export async function rejectPartPayment(
  tx: Transaction,
  jobId: number,
  { reason, message }: Rejection,
  actor: SignedIn,
  outbox: Outbox | null,
): Promise<PartPaymentRejection> {
  const held = await lockPartPayment(tx, jobId);
  if (held === undefined) return { kind: 'not-found' };
  const refused = undecidable(held.partPayment.status, 'paid');
  if (refused !== undefined) return refused;
  const { amountKobo } = held.partPayment;
  const { artisanId, clientId } = held.job;
  const { accountId } = actor;
  await markPartPaymentRejected(tx, jobId, { accountId, reason });
  const decided = { jobId, artisanId, clientId, amountKobo };
  await recordChange(tx, actor, partPaymentRejected(decided, reason));
  if (message === undefined) return { kind: 'rejected', mail: undefined, amountKobo };
  const mail = await notifyArtisan(tx, outbox, {
    to: artisanId === null ? null : (await findPayee(tx, artisanId)).email,
    subject: `Your part-payment for job ${jobId}`,
    text: message,
    createdBy: accountId,
    ...(artisanId !== null && { artisanId }),
  });
  return { kind: 'rejected', mail, amountKobo };
}
