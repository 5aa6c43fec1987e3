import type { Transaction } from '../../../api/transactions.ts';
import { type ApprovedWithdrawal, payeeName } from '../../../api/withdrawals.ts';
import type { RowSource } from '../../../lib/row-index/row-source.ts';
import type { DateValue } from '../../../lib/values/dates.ts';
import type { Kobo } from '../../../lib/values/money.ts';
import { signedAmount } from '../../../lib/values/signed-amount.ts';
import { type Payee, payeeMatcher } from './payee-match.ts';

/** One payment of the artisan. */
export interface Payment {
  id: string | null;
  at: DateValue | null;
  type: string | null;
  /** The signed amount of a transaction, negative if money goes out; the plain amount of a withdrawal. */
  amount: Kobo | null;
  status: string | null;
}

const maxPayments = 5;

/** Returns up to five of an artisan's transactions, the newest first. */
export function lastTransactions(rows: RowSource<Transaction>): Payment[] {
  const last = newestPayments();
  rows.each((row) => {
    const { id, date: at, type, payment_status: status } = row;
    last.add({ id, at, type, amount: signedAmount(row), status });
  });
  return last.payments;
}

/** Returns up to five approved withdrawals of the artisan, the newest first. */
export function lastWithdrawals(payee: Payee, rows: RowSource<ApprovedWithdrawal>): Payment[] {
  const last = newestPayments();
  const matchOf = payeeMatcher(payee);
  rows.each((row) => {
    const { id, artisan_id, amount, created_at: at, payment_status: status } = row;
    if (matchOf({ artisan_id, artisan_name: payeeName(row) }) === null) return;
    last.add({ id, at, type: 'Withdrawal', amount, status });
  });
  return last.payments;
}

/** Collects the newest payments, the newest first. A payment without a date counts as the oldest. */
function newestPayments() {
  const payments: Payment[] = [];
  const timeOf = ({ at }: Payment) => at?.time ?? Number.NEGATIVE_INFINITY;
  return {
    payments,
    add(payment: Payment) {
      const index = payments.findIndex((other) => timeOf(other) < timeOf(payment));
      payments.splice(index === -1 ? payments.length : index, 0, payment);
      if (payments.length > maxPayments) payments.length = maxPayments;
    },
  };
}
