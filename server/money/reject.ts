import { randomUUID } from 'node:crypto';
import type { Transaction } from '../db/connect.ts';
import { usableAddress } from '../mail/address.ts';
import type { Outbox } from '../mail/outbox.ts';
import { recordChange, type SignedIn } from '../repositories/audit.ts';
import { decidePartPayment, lockPartPayment } from '../repositories/part-payments.ts';
import { findPayee } from '../repositories/payees.ts';
import { decideWithdrawal, lockWithdrawal } from '../repositories/withdrawals.ts';
import { partPaymentRejected, withdrawalRejected } from './decision-changes.ts';
import { type Undecidable, undecidableOutcome } from './outcome.ts';

/** An administrator's input for a rejection. */
export interface Rejection {
  /** Stored with the request and in the audit. */
  reason: string;
  /** The text of an e-mail to the artisan; undefined for no e-mail. */
  message: string | undefined;
}

/** The state of the e-mail: queued, or not queued because the server sends no e-mail or has no usable address. */
type MailState = 'queued' | 'no-mail' | 'no-address';

/**
 * The outcome of rejecting a request. Amounts are in kobo. Only `rejected` has written data; `mail` is undefined
 * without a message.
 */
export type RejectionOutcome<Rejected = object> =
  | ({ kind: 'rejected'; mail: MailState | undefined; amountKobo: number } & Rejected)
  | Undecidable;

/**
 * Queues the e-mail to an artisan if this server sends e-mail and the artisan has a usable address. Returns undefined
 * without a text.
 */
async function notifyArtisan(
  tx: Transaction,
  outbox: Outbox | null,
  { to, subject, text }: { to: string | null; subject: string; text: string | undefined },
  ids: { artisanId?: number; createdBy: number },
): Promise<MailState | undefined> {
  if (text === undefined) return undefined;
  if (outbox === null) return 'no-mail';
  const address = usableAddress(to);
  if (address === null) return 'no-address';
  await outbox.queue(tx, { ...ids, subject, text, id: randomUUID(), to: address });
  return 'queued';
}

/**
 * Rejects a withdrawal whose status is exactly `pending`. No money moves: only the request, the audit entry and the
 * e-mail to the artisan are written, all in one transaction.
 */
export async function rejectWithdrawal(
  tx: Transaction,
  id: number,
  { reason, message: text }: Rejection,
  actor: SignedIn,
  outbox: Outbox | null,
): Promise<RejectionOutcome<{ artisanId: number; artisanName: string | null }>> {
  const request = await lockWithdrawal(tx, id);
  if (request === undefined) return { kind: 'not-found' };
  const refused = undecidableOutcome(request.status, 'approved');
  if (refused !== undefined) return refused;
  const { artisanId, amountKobo } = request;
  const { accountId: createdBy } = actor;
  await decideWithdrawal(tx, id, { status: 'rejected', decidedBy: createdBy, reason });
  const { name: artisanName, email: to } = await findPayee(tx, artisanId);
  const decided = { id, artisanId, artisanName, amountKobo };
  await recordChange(tx, actor, withdrawalRejected(decided, reason));
  const subject = `Your withdrawal request ${id}`;
  const mail = await notifyArtisan(tx, outbox, { to, subject, text }, { artisanId, createdBy });
  return { kind: 'rejected', mail, amountKobo, artisanId, artisanName };
}

/**
 * Rejects a part-payment whose status is exactly `pending`. No money moves: only the part-payment, the audit entry and
 * the e-mail to the artisan are written, all in one transaction.
 */
export async function rejectPartPayment(
  tx: Transaction,
  jobId: number,
  { reason, message: text }: Rejection,
  actor: SignedIn,
  outbox: Outbox | null,
): Promise<RejectionOutcome> {
  const locked = await lockPartPayment(tx, jobId);
  if (locked === undefined) return { kind: 'not-found' };
  const refused = undecidableOutcome(locked.partPayment.status, 'paid');
  if (refused !== undefined) return refused;
  const { amountKobo } = locked.partPayment;
  const { artisanId, clientId } = locked.job;
  const { accountId: createdBy } = actor;
  await decidePartPayment(tx, jobId, { status: 'rejected', decidedBy: createdBy, reason });
  const decided = { jobId, artisanId, clientId, amountKobo };
  await recordChange(tx, actor, partPaymentRejected(decided, reason));
  const to = artisanId === null ? null : (await findPayee(tx, artisanId)).email;
  const ids = { createdBy, ...(artisanId !== null && { artisanId }) };
  const subject = `Your part-payment for job ${jobId}`;
  const mail = await notifyArtisan(tx, outbox, { to, subject, text }, ids);
  return { kind: 'rejected', mail, amountKobo };
}
