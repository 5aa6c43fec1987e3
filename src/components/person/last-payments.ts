import type { Transaction } from '../../api/transactions.ts';
import type { RowSource } from '../../lib/row-index/row-source.ts';
import type { DateValue } from '../../lib/values/dates.ts';
import type { Kobo } from '../../lib/values/money.ts';
import { signedAmount } from '../../lib/values/signed-amount.ts';

export interface Payment {
  id: string | null;
  at: DateValue | null;
  type: string | null;
  /** The signed amount of a transaction, negative if money goes out; the plain amount of a withdrawal. */
  amount: Kobo | null;
  status: string | null;
}

/** Returns at most `max` of a person's transactions: the newest ones, newest first. */
export function lastTransactions(rows: RowSource<Transaction>, max: number): Payment[] {
  const newest = collectNewestPayments(max);
  rows.each((row) => {
    const { id, type, payment_status: status } = row;
    const at = row.date ?? row.start_date;
    newest.add({ id, at, type, amount: signedAmount(row), status });
  });
  return newest.payments;
}

/** Returns a collector that keeps the newest `max` payments, newest first. Those without a date count as the oldest. */
export function collectNewestPayments(max: number) {
  const payments: Payment[] = [];
  const timeOf = ({ at }: Payment) => at?.time ?? Number.NEGATIVE_INFINITY;
  return {
    payments,
    add(payment: Payment) {
      const index = payments.findIndex((other) => timeOf(other) < timeOf(payment));
      payments.splice(index === -1 ? payments.length : index, 0, payment);
      if (payments.length > max) payments.length = max;
    },
  };
}
