import { type ApprovedWithdrawal, payeeName } from '../../../api/withdrawals.ts';
import { newestPayments, type Payment } from '../../../components/person/last-payments.ts';
import type { RowSource } from '../../../lib/row-index/row-source.ts';
import { type Payee, payeeMatcher } from './payee-match.ts';

/** The most payments that the confirmation shows. */
export const maxPayments = 5;

/** Returns up to `maxPayments` approved withdrawals of the artisan, the newest first. */
export function lastWithdrawals(payee: Payee, rows: RowSource<ApprovedWithdrawal>): Payment[] {
  const last = newestPayments(maxPayments);
  const matchOf = payeeMatcher(payee);
  rows.each((row) => {
    const { id, artisan_id, amount, created_at: at, payment_status: status } = row;
    if (matchOf({ artisan_id, artisan_name: payeeName(row) }) === null) return;
    last.add({ id, at, type: 'Withdrawal', amount, status });
  });
  return last.payments;
}
