import type { Transaction } from '../db/connect.ts';
import { recordDecision } from '../repositories/audit.ts';
import { recordMovement } from '../repositories/ledger.ts';
import { lockPartPayment, markPaid, paidForJob } from '../repositories/part-payments.ts';
import { type Outcome, undecidable } from './outcome.ts';

/** How the approval of a part-payment ended. */
export type PartPaymentOutcome =
  | Outcome<{ amountKobo: number }>
  | { kind: 'too-little'; amountKobo: number; leftKobo: number }
  | { kind: 'no-price'; amountKobo: number }
  | { kind: 'no-artisan' };

/**
 * Approves a part-payment that is exactly pending and within the job's price: its share of the price
 * goes to the artisan's balance.
 *
 * @throws when the database does
 */
export async function approvePartPayment(
  tx: Transaction,
  jobId: number,
  accountId: number,
): Promise<PartPaymentOutcome> {
  const held = await lockPartPayment(tx, jobId);
  if (held === undefined) return { kind: 'not-found' };
  const { partPayment, job } = held;
  const refused = undecidable(partPayment.status, 'paid');
  if (refused !== undefined) return refused;
  const { amountKobo } = partPayment;
  if (job.amountKobo === null) return { kind: 'no-price', amountKobo };
  const paidBeforeKobo = await paidForJob(tx, jobId);
  const leftKobo = job.amountKobo - paidBeforeKobo;
  if (amountKobo > leftKobo) return { kind: 'too-little', amountKobo, leftKobo };
  const { artisanId } = job;
  if (artisanId === null) return { kind: 'no-artisan' };
  await markPaid(tx, jobId, accountId);
  await recordMovement(tx, {
    artisanId,
    clientId: job.clientId,
    jobId,
    serviceType: job.serviceType,
    type: 'Part payment',
    description: job.description ?? 'Part payment',
    amountKobo,
    direction: 'in',
    startDate: job.startDate,
  });
  await recordDecision(tx, {
    accountId,
    action: 'approve',
    subject: 'part-payment',
    subjectId: jobId,
    detail: { artisanId, amountKobo, paidBeforeKobo },
  });
  return { kind: 'approved', amountKobo };
}
