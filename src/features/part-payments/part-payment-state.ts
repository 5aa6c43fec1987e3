import type { PartPayment } from '../../api/part-payments.ts';
import { statusTone } from '../../lib/status.ts';

/** The id that the approval takes: the row's own where a host sends one, else the job's. */
export function approvalId({ id, job_id }: PartPayment): string | null {
  return id ?? job_id;
}

/** Whether a part-payment still waits for a decision, going by its status word. */
export function isUndecided({ part_payment_status }: PartPayment): boolean {
  const tone = statusTone(part_payment_status);
  return tone !== 'ok' && tone !== 'bad';
}

/** Why a part-payment cannot be approved, or null when it can. */
export function whyNotApprovable(row: PartPayment): string | null {
  if (approvalId(row) === null) return 'No id';
  if (!isUndecided(row)) return 'Already decided';
  if (row.part_payment_amount === null) return 'No amount';
  if (row.job_amount === null) return 'Project amount not known';
  return row.part_payment_amount > row.job_amount ? 'Above project amount' : null;
}

/** Why a part-payment cannot be rejected, or null when it can. */
export function whyNotRejectable(row: PartPayment): string | null {
  return isUndecided(row) ? null : 'Already decided';
}
