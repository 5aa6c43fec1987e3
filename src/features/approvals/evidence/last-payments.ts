import type { Transaction } from '../../../api/transactions.ts';
import { type ApprovedWithdrawal, payeeName } from '../../../api/withdrawals.ts';
import type { RowSource } from '../../../lib/row-index/row-source.ts';
import type { DateValue } from '../../../lib/values/dates.ts';
import type { Kobo } from '../../../lib/values/money.ts';
import { signedAmount } from '../../../lib/values/signed-amount.ts';
import { type Payee, payeeMatcher } from './same-payee.ts';

/** One payment of the artisan. */
export interface Payment {
  id: string | null;
  at: DateValue | null;
  type: string | null;
  /** Negative if the money goes out. */
  amount: Kobo | null;
  status: string | null;
}

const shown = 5;

/** Returns the last five of an artisan's transactions, the newest first. */
export function lastTransactions(rows: RowSource<Transaction>): Payment[] {
  const last = newest();
  rows.each((row) => {
    const { id, date: at, type, payment_status: status } = row;
    last.offer({ id, at, type, amount: signedAmount(row), status });
  });
  return last.payments;
}

/** Returns the last five approved withdrawals of the artisan (by id, or by name without an id), the newest first. */
export function lastWithdrawals(payee: Payee, rows: RowSource<ApprovedWithdrawal>): Payment[] {
  const last = newest();
  const payeeMatch = payeeMatcher(payee);
  rows.each((row) => {
    const { id, artisan_id, amount, created_at: at, payment_status: status } = row;
    if (payeeMatch({ artisan_id, artisan_name: payeeName(row) }) === null) return;
    last.offer({ id, at, type: 'Withdrawal', amount, status });
  });
  return last.payments;
}

/** Keeps the newest payments. A payment without a day counts as the oldest. */
function newest() {
  const payments: Payment[] = [];
  const timeOf = ({ at }: Payment) => at?.time ?? Number.NEGATIVE_INFINITY;
  return {
    payments,
    offer(payment: Payment) {
      const place = payments.findIndex((kept) => timeOf(kept) < timeOf(payment));
      payments.splice(place === -1 ? payments.length : place, 0, payment);
      if (payments.length > shown) payments.length = shown;
    },
  };
}
