import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useOffersShortCall, useReadsWhole } from '../../api/capabilities/capabilities.ts';
import { dailyFiguresQuery, dashboardQuery } from '../../api/dashboard.ts';
import { jobsHostList } from '../../api/jobs.ts';
import { type LoadState, useRead } from '../../api/lists/use-read.ts';
import { transactionsHostList } from '../../api/transactions.ts';
import { approvedWithdrawalsHostList } from '../../api/withdrawals.ts';
import { useOnNewDay } from '../../lib/browser/use-on-new-day.ts';
import { useSummary } from '../../lib/row-index/use-summary.ts';
import { lastMonths } from '../../lib/values/calendar.ts';
import {
  jobsByDay,
  jobsByStatus,
  paidOutByDay,
  revenueByDay,
  type Summaries,
  summariesOf,
} from './by-day.ts';
import { longestRange } from './chart-range.ts';

/** Returns the query of the host's figures by day for the longest chart. `now` is in milliseconds UTC. */
export const chartFiguresQuery = (now: number) =>
  dailyFiguresQuery(`${lastMonths(longestRange, now)[0]?.replace('/', '-')}-01`);

/**
 * Returns the sums and counts of transactions, approved withdrawals and jobs. If the host offers them as figures by day,
 * only these are read. Otherwise the whole lists are read, and added up here.
 *
 * @param now milliseconds UTC
 */
export function useSummaries(now: number) {
  useReadOnNewDay(now);
  const hasDailyFigures = useOffersShortCall('getDashboard');
  // The query stays the same while the page is open, so that the figures stay on screen when a month begins.
  const [dailyQuery] = useState(() => chartFiguresQuery(now));
  const daily = useRead({ ...dailyQuery, enabled: hasDailyFigures === true });
  const hostSummaries = useMemo(() => daily.data && summariesOf(daily.data), [daily.data]);
  const readsLists = useReadsWhole(hasDailyFigures);
  const transactions = useRead({ ...transactionsHostList.whole, enabled: readsLists });
  const withdrawals = useRead({ ...approvedWithdrawalsHostList.whole, enabled: readsLists });
  const jobs = useRead({ ...jobsHostList.whole, enabled: readsLists });
  // A disabled query still returns a list that another part of the page has cached; summing it would be wasted work.
  const rowsOf = <T>({ data }: LoadState<T>) => (readsLists ? data : undefined);
  const revenue = useSummary(rowsOf(transactions), revenueByDay);
  const paidOut = useSummary(rowsOf(withdrawals), paidOutByDay);
  const agreedJobs = useSummary(rowsOf(jobs), jobsByDay);
  const statuses = useSummary(rowsOf(jobs), jobsByStatus);
  const [moneyReads, jobsRead] = readsLists
    ? [[transactions, withdrawals], jobs]
    : [[daily], daily];
  const summaries: Partial<Summaries> = readsLists
    ? { revenue, paidOut, agreedJobs, statuses }
    : { ...hostSummaries };
  return {
    ...summaries,
    /** The failed read of the money, or null. If it has data, the sums are those of an earlier read. */
    moneyFailure: failureOf(moneyReads),
    hasJobsFailure: isMissing(jobsRead),
    /** Whether all reads have ended, with or without success. */
    haveEnded: [...moneyReads, jobsRead].every(
      ({ data, error }) => data !== undefined || error !== null,
    ),
  };
}

/** Reads all figures again when a day begins, because those on screen may lack rows of the day that has ended. */
function useReadOnNewDay(now: number): void {
  const client = useQueryClient();
  useOnNewDay(now, () => {
    // The key of the dashboard is also the start of the key of the figures by day.
    const reads = [
      dashboardQuery,
      transactionsHostList.whole,
      approvedWithdrawalsHostList.whole,
      jobsHostList.whole,
    ];
    for (const { queryKey } of reads) void client.invalidateQueries({ queryKey });
  });
}

const isMissing = ({ data, error }: LoadState<unknown>) => data === undefined && error !== null;

/** Returns a read that has failed, one without data first, or null. Its `retry` repeats all reads. */
function failureOf(reads: readonly LoadState<unknown>[]): LoadState<unknown> | null {
  const retry = () => {
    for (const read of reads) read.retry();
  };
  const failed = reads.find(isMissing) ?? reads.find(({ error }) => error !== null);
  return failed === undefined ? null : { ...failed, retry };
}
