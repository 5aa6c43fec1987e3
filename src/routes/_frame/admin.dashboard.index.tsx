import { createFileRoute, Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { offersShortCall } from '../../api/capabilities/capabilities.ts';
import { dashboardQuery } from '../../api/dashboard.ts';
import { jobsHostList } from '../../api/jobs.ts';
import { prefetch, prefetchList } from '../../api/lists/prefetch.ts';
import { useList } from '../../api/lists/use-list.ts';
import { transactionsHostList } from '../../api/transactions.ts';
import { approvedWithdrawalsHostList } from '../../api/withdrawals.ts';
import { useSetSearch } from '../../components/data-table/use-set-search.ts';
import { useTableState } from '../../components/data-table/use-table-state.ts';
import { PageHeader } from '../../components/page/page-header.tsx';
import { chartMonthsOf, readChartMonths } from '../../features/dashboard/chart-range.ts';
import { DashboardView } from '../../features/dashboard/dashboard-view.tsx';
import { chartFiguresQuery } from '../../features/dashboard/use-summaries.ts';
import { JobTable } from '../../features/jobs/job-table.tsx';
import { TransactionTable } from '../../features/transactions/transaction-table.tsx';
import { tableStateOf } from '../../lib/url/table-state.ts';
import { jobSpec, transactionSpec } from '../-person-records.tsx';
import type { TablesSearch } from '../-table-search.ts';

export const Route = createFileRoute('/_frame/admin/dashboard/')({
  validateSearch: (
    raw: TablesSearch & { months?: number },
  ): ReturnType<typeof readChartMonths> => ({
    ...raw,
    ...readChartMonths(raw),
  }),
  // Opening the page loads the lists after the figures, because on a slow connection they would delay the figures. A
  // preload has time for both.
  loader: ({ context: { queryClient }, location: { search }, preload }) => {
    const hasDailyFigures = offersShortCall(queryClient, 'getDashboard');
    if (hasDailyFigures) void prefetch(queryClient, chartFiguresQuery(Date.now()));
    if (preload) {
      const jobs = tableStateOf(jobSpec, search);
      const transactions = tableStateOf(transactionSpec, search);
      void prefetchList(queryClient, jobsHostList, jobs);
      void prefetchList(queryClient, transactionsHostList, transactions);
      if (!hasDailyFigures) void prefetch(queryClient, approvedWithdrawalsHostList.whole);
    }
    return prefetch(queryClient, dashboardQuery);
  },
  component: DashboardPage,
});

function DashboardPage() {
  return (
    <>
      <PageHeader title="Dashboard" subtitle="A complete overview of the system" hasViews />
      <Overview />
      <div className="flex flex-col gap-5">
        <Jobs />
        <Transactions />
      </div>
    </>
  );
}

/** The figures and the chart. The number of months in the chart is a search param. */
function Overview() {
  const search = Route.useSearch();
  const setSearch = useSetSearch();
  const setMonths = (months: number) => setSearch(readChartMonths({ months }), false);
  return <DashboardView range={{ months: chartMonthsOf(search), setMonths }} />;
}

/** Each list has a separate component, so that its arrival does not render the rest of the page again. */
function Jobs() {
  const control = useTableState(jobSpec, Route.useSearch(), useSetSearch());
  return (
    <JobTable
      isTitled
      isExcerpt
      list={useList(jobsHostList)}
      control={control}
      toolbarEnd={<MoreLink to="/admin/jobs" listName="Job History" />}
    />
  );
}

function Transactions() {
  const control = useTableState(transactionSpec, Route.useSearch(), useSetSearch());
  return (
    <TransactionTable
      isTitled
      isExcerpt
      list={useList(transactionsHostList)}
      control={control}
      toolbarEnd={
        <MoreLink to="/admin/dashboard/transaction-history" listName="Transaction History" />
      }
    />
  );
}

interface MoreLinkProps {
  to: '/admin/jobs' | '/admin/dashboard/transaction-history';
  listName: string;
}

function MoreLink({ to, listName }: MoreLinkProps) {
  return (
    <Link
      to={to}
      className="inline-flex shrink-0 items-center gap-1.5 px-1 text-cell font-strong text-accent-ink hover:underline max-lg:min-h-11 print:hidden"
    >
      More <span className="sr-only">of {listName}</span>
      <ArrowRight size={15} />
    </Link>
  );
}
