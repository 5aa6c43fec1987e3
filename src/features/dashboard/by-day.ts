import { directionOf, isPaid, isPaidOrNoStatus } from '../../../domain/transaction-types.ts';
import type { DailyFigures } from '../../api/dashboard.ts';
import type { Job } from '../../api/jobs.ts';
import type { Transaction } from '../../api/transactions.ts';
import type { ApprovedWithdrawal } from '../../api/withdrawals.ts';
import type { Steps } from '../../lib/row-index/background-work.ts';
import { countWords, type WordCount } from '../../lib/row-index/count-words.ts';
import { eachInSteps, type RowSource } from '../../lib/row-index/row-source.ts';
import type { DateValue } from '../../lib/values/dates.ts';
import { add, type Kobo, zeroKobo } from '../../lib/values/money.ts';

/** Kobo by day in Africa/Lagos (YYYY/MM/DD). */
export type MoneyByDay = ReadonlyMap<string, Kobo>;

/** Kobo by month in Africa/Lagos (YYYY/MM). */
export type MoneyByMonth = ReadonlyMap<string, Kobo>;

/** The money that clients paid. */
export interface Revenue {
  byDay: MoneyByDay;
  /** The number of paid transactions of an unknown type, which no sum includes. */
  unknownTypeCount: number;
}

function addTo(byDay: Map<string, Kobo>, when: DateValue | null, amount: Kobo | null): void {
  if (when === null || amount === null) return;
  byDay.set(when.day, add(byDay.get(when.day) ?? zeroKobo, amount));
}

/** Sums the money that clients paid. A transaction counts if it was paid and its type has the direction `in`. */
export function* revenueByDay(transactions: RowSource<Transaction>): Steps<Revenue> {
  const byDay = new Map<string, Kobo>();
  let unknownTypeCount = 0;
  yield* eachInSteps(transactions, ({ type, payment_status, amount, date, start_date }) => {
    if (!isPaid(payment_status)) return;
    const direction = directionOf(type);
    if (direction === null) unknownTypeCount += 1;
    else if (direction === 'in') addTo(byDay, date ?? start_date, amount);
  });
  return { byDay, unknownTypeCount };
}

/** Sums the money paid out to artisans. A withdrawal without a payment status counts as paid. */
export function* paidOutByDay(withdrawals: RowSource<ApprovedWithdrawal>): Steps<MoneyByDay> {
  const byDay = new Map<string, Kobo>();
  yield* eachInSteps(withdrawals, ({ amount, created_at, payment_status }) => {
    if (isPaidOrNoStatus(payment_status)) addTo(byDay, created_at, amount);
  });
  return byDay;
}

/** Counts the jobs by the day on which they were agreed: the day of their creation, else of their start. */
export function* jobsByDay(jobs: RowSource<Job>): Steps<ReadonlyMap<string, number>> {
  const byDay = new Map<string, number>();
  yield* eachInSteps(jobs, ({ date_created, start_date }) => {
    const when = date_created ?? start_date;
    if (when !== null) byDay.set(when.day, (byDay.get(when.day) ?? 0) + 1);
  });
  return byDay;
}

/** Counts the jobs of each status. */
export const jobsByStatus = (jobs: RowSource<Job>): Steps<readonly WordCount[]> =>
  countWords(jobs, ({ job_status }) => job_status);

/** The sums and counts of the dashboard. */
export interface Summaries {
  revenue: Revenue;
  paidOut: MoneyByDay;
  /** The number of jobs that were agreed on each day. */
  agreedJobs: ReadonlyMap<string, number>;
  statuses: readonly WordCount[];
}

/** Returns the summaries from the host's figures by day. Days and statuses with zero are left out. */
export function summariesOf({ days, jobs_by_status, unknown_types }: DailyFigures): Summaries {
  const mapByDay = <T extends number>(read: (figures: DailyFigures['days'][number]) => T | null) =>
    new Map(
      days.flatMap((figures): [string, T][] => {
        const value = read(figures);
        return figures.day === null || !value ? [] : [[figures.day.day, value]];
      }),
    );
  return {
    revenue: { byDay: mapByDay(({ revenue }) => revenue), unknownTypeCount: unknown_types ?? 0 },
    paidOut: mapByDay(({ paid_out }) => paid_out),
    agreedJobs: mapByDay(({ agreed_jobs }) => agreed_jobs),
    statuses: jobs_by_status.filter(({ rows }) => rows > 0),
  };
}

/** Sums the amounts of each month. `until` is the last day that counts, as YYYY/MM/DD. */
export function sumByMonth(byDay: MoneyByDay, until: string): MoneyByMonth {
  const months = new Map<string, Kobo>();
  for (const [day, amount] of byDay) {
    const month = day.slice(0, 7);
    if (day <= until) months.set(month, add(months.get(month) ?? zeroKobo, amount));
  }
  return months;
}
