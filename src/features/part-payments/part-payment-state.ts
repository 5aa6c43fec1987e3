import type { PartPayment } from '../../api/part-payments.ts';
import { awaitsDecision, whyNotWaiting } from '../../lib/values/awaits-decision.ts';

/** The id that the approval takes: the row's own where a host sends one, else the job's. */
export function approvalId({ id, job_id }: PartPayment): string | null {
  return id ?? job_id;
}

/** Whether a part-payment waits for a decision. */
export const isUndecided = ({ part_payment_status }: PartPayment) =>
  awaitsDecision(part_payment_status);

/** Why a part-payment cannot be approved, or null when it can. */
export function whyNotApprovable(row: PartPayment): string | null {
  if (approvalId(row) === null) return 'No id';
  if (!isUndecided(row)) return whyNotWaiting(row.part_payment_status);
  if (row.part_payment_amount === null) return 'No amount';
  if (row.job_amount === null) return 'Project amount not known';
  return row.part_payment_amount > row.job_amount ? 'Above project amount' : null;
}

/** Why a part-payment cannot be rejected, or null when it can. */
export function whyNotRejectable(row: PartPayment): string | null {
  return isUndecided(row) ? null : whyNotWaiting(row.part_payment_status);
}
