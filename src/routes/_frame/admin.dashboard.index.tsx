import { createFileRoute, Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { dashboardQuery } from '../../api/dashboard.ts';
import { jobsQuery } from '../../api/jobs.ts';
import { prefetch } from '../../api/prefetch.ts';
import { transactionsQuery } from '../../api/transactions.ts';
import { approvedWithdrawalsQuery } from '../../api/withdrawals.ts';
import { useTableState } from '../../components/data-table/use-table-state.ts';
import { useListState } from '../../components/feedback/use-list-state.ts';
import { PageHeader } from '../../components/layout/page-header.tsx';
import { DashboardView } from '../../features/dashboard/dashboard-view.tsx';
import { JobTable } from '../../features/jobs/job-table.tsx';
import { jobTableSpec } from '../../features/jobs/job-table-spec.ts';
import { TransactionTable } from '../../features/transactions/transaction-table.tsx';
import { transactionTableSpec } from '../../features/transactions/transaction-table-spec.ts';
import { readTableParams } from '../../lib/table-state.ts';
import { useSetSearch } from '../-use-set-search.ts';

const jobSpec = jobTableSpec('jobs_');
const transactionSpec = transactionTableSpec('transactions_');

export const Route = createFileRoute('/_frame/admin/dashboard/')({
  validateSearch: (raw) => ({
    ...readTableParams(jobSpec, raw),
    ...readTableParams(transactionSpec, raw),
  }),
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      prefetch(queryClient, dashboardQuery),
      prefetch(queryClient, jobsQuery),
      prefetch(queryClient, transactionsQuery),
      prefetch(queryClient, approvedWithdrawalsQuery),
    ]),
  component: DashboardPage,
});

function DashboardPage() {
  const search = Route.useSearch();
  const setSearch = useSetSearch();
  const jobs = useListState(jobsQuery);
  const transactions = useListState(transactionsQuery);
  return (
    <>
      <PageHeader title="Dashboard" subtitle="A complete overview of the system" />
      <DashboardView />
      <div className="flex flex-col gap-5">
        <JobTable
          titled
          list={jobs}
          control={useTableState(jobSpec, search, setSearch)}
          toolbarEnd={<MoreLink to="/admin/jobs" of="Job History" />}
        />
        <TransactionTable
          titled
          list={transactions}
          control={useTableState(transactionSpec, search, setSearch)}
          toolbarEnd={
            <MoreLink to="/admin/dashboard/transaction-history" of="Transaction History" />
          }
        />
      </div>
    </>
  );
}

interface MoreLinkProps {
  to: '/admin/jobs' | '/admin/dashboard/transaction-history';
  of: string;
}

function MoreLink({ to, of }: MoreLinkProps) {
  return (
    <Link
      to={to}
      className="inline-flex shrink-0 items-center gap-1.5 px-1 text-cell font-strong text-accent-ink hover:underline max-lg:min-h-11"
    >
      More <span className="sr-only">of {of}</span>
      <ArrowRight size={15} strokeWidth={1.75} aria-hidden />
    </Link>
  );
}
