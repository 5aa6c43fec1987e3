import { useMemo } from 'react';
import { useOffersShortCall, useReadsWhole } from '../../api/capabilities/capabilities.ts';
import { dailyFiguresQuery } from '../../api/dashboard.ts';
import { jobsQuery } from '../../api/jobs.ts';
import { type LoadState, useRead } from '../../api/lists/use-read.ts';
import { transactionsQuery } from '../../api/transactions.ts';
import { approvedWithdrawalsQuery } from '../../api/withdrawals.ts';
import { useSummary } from '../../lib/row-index/use-summary.ts';
import { lastMonths } from '../../lib/values/calendar.ts';
import {
  jobsByDay,
  jobsByStatus,
  revenueByDay,
  type Summaries,
  summariesOf,
  withdrawalsByDay,
} from './by-day.ts';
import { longestRange } from './chart-range.ts';

/** Returns the query of the host's figures for the longest chart. `now` is in milliseconds UTC. */
export const chartFiguresQuery = (now: number) =>
  dailyFiguresQuery(`${lastMonths(longestRange, now)[0]?.replace('/', '-')}-01`);

/**
 * Returns the sums and counts of transactions, approved withdrawals and jobs. If the host offers these figures, only
 * they are read; else the three whole lists are read and added up here.
 *
 * @param now milliseconds UTC
 */
export function useSummaries(now: number) {
  const isOffered = useOffersShortCall('getDashboard');
  const days = useRead({ ...chartFiguresQuery(now), enabled: isOffered === true });
  const offered = useMemo(() => days.data && summariesOf(days.data), [days.data]);
  const enabled = useReadsWhole(isOffered);
  const transactions = useRead({ ...transactionsQuery, enabled });
  const withdrawals = useRead({ ...approvedWithdrawalsQuery, enabled });
  const jobs = useRead({ ...jobsQuery, enabled });
  // The cache may have a whole list from another part of the page.
  const rowsOf = <T>({ data }: LoadState<T>) => (enabled ? data : undefined);
  const revenue = useSummary(rowsOf(transactions), revenueByDay);
  const paidOut = useSummary(rowsOf(withdrawals), withdrawalsByDay);
  const agreed = useSummary(rowsOf(jobs), jobsByDay);
  const statuses = useSummary(rowsOf(jobs), jobsByStatus);
  const [money, work] = enabled ? [[transactions, withdrawals], jobs] : [[days], days];
  const summaries: Partial<Summaries> = enabled
    ? { revenue, paidOut, agreed, statuses }
    : { ...offered };
  return {
    ...summaries,
    /** The reads of the money, if one has failed without data. */
    moneyFailure: failureOf(money),
    /** Whether the jobs could not be read. */
    haveNoJobs: failureOf([work]) !== null,
    /** Whether all reads have ended. */
    areDone: [...money, work].every(({ data, error }) => data !== undefined || error !== null),
  };
}

/** Returns the first of these reads that has failed without data. Its retry is one of all. */
function failureOf(reads: readonly LoadState<unknown>[]): LoadState<unknown> | null {
  const retry = () => {
    for (const read of reads) read.retry();
  };
  const failed = reads.find(({ data, error }) => data === undefined && error !== null);
  return failed === undefined ? null : { ...failed, retry };
}
