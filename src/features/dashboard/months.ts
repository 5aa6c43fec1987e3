import type { Job } from '../../api/jobs.ts';
import type { Transaction } from '../../api/transactions.ts';
import type { ApprovedWithdrawal } from '../../api/withdrawals.ts';
import { monthOf } from '../../lib/dates.ts';
import { add, type Kobo, noMoney } from '../../lib/money.ts';
import { eachInSlices, type RowSource } from '../../lib/row-source.ts';
import type { Slices } from '../../lib/slices.ts';
import { statusTone } from '../../lib/status.ts';

/** Money by month (YYYY/MM). */
export type MoneyByMonth = ReadonlyMap<string, Kobo>;

/**
 * Money that clients paid, by month. A transaction counts when its status word is known to mean that
 * it was paid; withdrawals go the other way and do not.
 */
export function* revenueByMonth(transactions: RowSource<Transaction>): Slices<MoneyByMonth> {
  const months = new Map<string, Kobo>();
  yield* eachInSlices(transactions, ({ type, payment_status, amount, date, start_date }) => {
    const when = date ?? start_date;
    if (amount === null || when === null || statusTone(payment_status) !== 'ok') return;
    if (isWithdrawal(type)) return;
    const month = monthOf(when);
    months.set(month, add(months.get(month) ?? noMoney, amount));
  });
  return months;
}

/** Money that was paid out to artisans, by month. */
export function* withdrawalsByMonth(
  withdrawals: RowSource<ApprovedWithdrawal>,
): Slices<MoneyByMonth> {
  const months = new Map<string, Kobo>();
  yield* eachInSlices(withdrawals, ({ amount, created_at }) => {
    if (amount === null || created_at === null) return;
    const month = monthOf(created_at);
    months.set(month, add(months.get(month) ?? noMoney, amount));
  });
  return months;
}

/** How many jobs were agreed, by month. */
export function* jobsByMonth(jobs: RowSource<Job>): Slices<ReadonlyMap<string, number>> {
  const months = new Map<string, number>();
  yield* eachInSlices(jobs, ({ date_created, start_date }) => {
    const when = date_created ?? start_date;
    if (when === null) return;
    const month = monthOf(when);
    months.set(month, (months.get(month) ?? 0) + 1);
  });
  return months;
}

const isWithdrawal = (type: string | null) => /withdraw|payout|pay-out/i.test(type ?? '');
