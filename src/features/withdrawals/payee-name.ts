import type { ApprovedWithdrawal } from '../../api/withdrawals.ts';
import { fullName } from '../../lib/people.ts';

/** Who was paid. */
export function payeeName({ tradesman: { user } }: ApprovedWithdrawal): string | null {
  return fullName(user.first_name, user.last_name);
}
