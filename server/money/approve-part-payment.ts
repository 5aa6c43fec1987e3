import type { Transaction } from '../db/connect.ts';
import { recordChange, type SignedIn } from '../repositories/audit.ts';
import { recordMovement } from '../repositories/ledger.ts';
import { lockPartPayment, markPaid, paidForJob } from '../repositories/part-payments.ts';
import { formatNaira } from './naira.ts';
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
  actor: SignedIn,
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
  await markPaid(tx, jobId, actor.accountId);
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
  await recordChange(tx, actor, {
    action: 'approve',
    subject: 'part-payment',
    subjectId: jobId,
    sentence: `Approved the part-payment of job ${jobId}: ${formatNaira(amountKobo)}.`,
    before: { status: partPayment.status },
    after: { status: 'paid' },
    artisanId,
    clientId: job.clientId,
    detail: { artisanId, amountKobo, paidBeforeKobo },
  });
  return { kind: 'approved', amountKobo };
}
