import { maxPaidFor } from '../../domain/decision-rules.ts';
import { changedSince } from '../../domain/row-version.ts';
import type { Transaction } from '../db/connect.ts';
import { recordChange, type SignedIn } from '../repositories/audit.ts';
import { recordMovement } from '../repositories/ledger.ts';
import { decidePartPayment, lockPartPayment, paidForJob } from '../repositories/part-payments.ts';
import { isDeactivated, lockPayee } from '../repositories/payees.ts';
import { partPaymentApproved } from './decision-changes.ts';
import { type ApprovalOutcome, undecidableOutcome } from './outcome.ts';

/** The outcome of approving a part-payment. Amounts are in kobo. */
export type PartPaymentOutcome =
  | ApprovalOutcome<{ amountKobo: number }>
  | { kind: 'too-little'; amountKobo: number; leftKobo: number }
  | { kind: 'no-price'; amountKobo: number }
  | { kind: 'no-artisan' };

/**
 * Approves a part-payment whose status is exactly `pending`, if its amount and the amounts that were paid before are
 * within the share of the job's price that may be paid. The amount is added to the balance of the artisan, who must
 * not be deactivated.
 *
 * It locks the part-payment with its job, then the artisan, then the balance; see payees.ts.
 *
 * @param versions the versions of the request that may be approved (row-version.ts); undefined for any version
 */
export async function approvePartPayment(
  tx: Transaction,
  jobId: number,
  actor: SignedIn,
  versions?: readonly string[],
): Promise<PartPaymentOutcome> {
  const locked = await lockPartPayment(tx, jobId);
  if (locked === undefined) return { kind: 'not-found' };
  const { partPayment, job } = locked;
  const refused = undecidableOutcome(partPayment.status, 'paid');
  if (refused !== undefined) return refused;
  const { amountKobo } = partPayment;
  const { artisanId, clientId } = job;
  const payee = artisanId === null ? undefined : await lockPayee(tx, artisanId);
  if (payee !== undefined && isDeactivated(payee)) {
    return { kind: 'deactivated', artisanName: payee.name };
  }
  const paidBeforeKobo = await paidForJob(tx, jobId);
  const now = { artisanId, amountKobo, limitKobo: job.amountKobo, paidBeforeKobo };
  const changed = changedSince(versions, now);
  if (changed !== undefined) return changed;
  if (job.amountKobo === null) return { kind: 'no-price', amountKobo };
  const leftKobo = maxPaidFor(job.amountKobo) - paidBeforeKobo;
  if (amountKobo > leftKobo) return { kind: 'too-little', amountKobo, leftKobo };
  if (artisanId === null) return { kind: 'no-artisan' };
  await decidePartPayment(tx, jobId, { status: 'paid', decidedBy: actor.accountId });
  await recordMovement(tx, {
    artisanId,
    clientId,
    jobId,
    serviceType: job.serviceType,
    type: 'Part payment',
    description: job.description ?? 'Part payment',
    amountKobo,
    direction: 'in',
    startDate: job.startDate,
  });
  const change = partPaymentApproved({ jobId, artisanId, clientId, amountKobo });
  await recordChange(tx, actor, { ...change, detail: { ...change.detail, paidBeforeKobo } });
  return { kind: 'approved', amountKobo };
}
