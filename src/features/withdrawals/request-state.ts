import type { WithdrawalRequest } from '../../api/withdrawals.ts';
import { awaitsDecision, whyNotWaiting } from '../../lib/values/awaits-decision.ts';

/** Whether a request waits for a decision. */
export const isUndecided = ({ status }: WithdrawalRequest) => awaitsDecision(status);

/** Whether more is asked for than there is. */
function exceedsBalance({ withdrawal_amount, available_amount }: WithdrawalRequest): boolean {
  return (
    withdrawal_amount !== null && available_amount !== null && withdrawal_amount > available_amount
  );
}

/** Why a request cannot be approved, short enough to stand under its amount, or null when it can. */
export function whyNotApprovable(request: WithdrawalRequest): string | null {
  if (request.id === null) return 'No id';
  if (!isUndecided(request)) return whyNotWaiting(request.status);
  if (request.withdrawal_amount === null) return 'No amount';
  if (request.available_amount === null) return 'Balance not known';
  return exceedsBalance(request) ? 'Above available' : null;
}

/** Why a request cannot be rejected, or null when it can. */
export function whyNotRejectable(request: WithdrawalRequest): string | null {
  return isUndecided(request) ? null : whyNotWaiting(request.status);
}
