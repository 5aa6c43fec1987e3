import type { ApprovedWithdrawal } from '../../api/withdrawals.ts';
import { fullName } from '../../lib/values/people.ts';
import { isPaid } from '../../lib/values/transaction-types.ts';

/** The person who was paid. */
export function payeeName({ tradesman: { user } }: ApprovedWithdrawal): string | null {
  return fullName(user.first_name, user.last_name);
}

/** Whether the money left. Approved is enough where the host has no word about the payment itself. */
export function isPaidOut({ payment_status: status }: ApprovedWithdrawal): boolean {
  return status === null || isPaid(status);
}
