import { createFileRoute } from '@tanstack/react-router';
import { artisanQuery } from '../../api/artisan-detail.ts';
import { artisanJobsQuery } from '../../api/jobs.ts';
import { prefetch } from '../../api/lists/prefetch.ts';
import { useList } from '../../api/lists/use-list.ts';
import { useRead } from '../../api/lists/use-read.ts';
import { artisanTransactionsQuery } from '../../api/transactions.ts';
import { useTableState } from '../../components/data-table/use-table-state.ts';
import { refusalOf } from '../../components/person/person-refusal.tsx';
import { ArtisanHeader } from '../../features/artisans/artisan-header.tsx';
import { ArtisanProfile, artisanName } from '../../features/artisans/artisan-profile.tsx';
import { ArtisanRefusal } from '../../features/artisans/unknown-artisan.tsx';
import { artisanJobColumns } from '../../features/jobs/job-columns.tsx';
import { JobTable } from '../../features/jobs/job-table.tsx';
import { jobTableSpec } from '../../features/jobs/job-table-spec.ts';
import { artisanTransactionColumns } from '../../features/transactions/transaction-columns.tsx';
import { TransactionTable } from '../../features/transactions/transaction-table.tsx';
import { transactionTableSpec } from '../../features/transactions/transaction-table-spec.ts';
import { readPersonSearch, requirePersonId } from '../../lib/address/person-search.ts';
import { readTableParams } from '../../lib/address/table-state.ts';
import { ArtisanError } from '../-artisan-error.tsx';
import { useSetSearch } from '../-use-set-search.ts';

const jobSpec = jobTableSpec('jobs_');
const transactionSpec = transactionTableSpec('transactions_');

export const Route = createFileRoute('/_frame/admin/dashboard/artisan/artisan-info')({
  validateSearch: (raw) => ({
    ...readPersonSearch(raw, 'artisanId'),
    ...readTableParams(jobSpec, raw),
    ...readTableParams(transactionSpec, raw),
  }),
  beforeLoad: ({ search: { artisanId } }) => requirePersonId(artisanId, 'artisan'),
  loaderDeps: ({ search: { artisanId } }) => ({ artisanId }),
  loader: ({ context: { queryClient }, deps: { artisanId } }) =>
    Promise.all([
      prefetch(queryClient, artisanQuery(artisanId)),
      prefetch(queryClient, artisanTransactionsQuery(artisanId)),
      prefetch(queryClient, artisanJobsQuery(artisanId)),
    ]),
  errorComponent: ArtisanError,
  component: ArtisanProfilePage,
});

function ArtisanProfilePage() {
  const search = Route.useSearch();
  const setSearch = useSetSearch();
  const { artisanId, list } = search;
  const detail = useRead(artisanQuery(artisanId));
  const transactions = useList(artisanTransactionsQuery(artisanId));
  const jobs = useList(artisanJobsQuery(artisanId));
  const transactionControl = useTableState(transactionSpec, search, setSearch);
  const jobControl = useTableState(jobSpec, search, setSearch);
  const name = artisanName(detail.data);
  const person = name ?? `Artisan ${artisanId}`;
  const refusal = refusalOf(detail);
  if (refusal !== undefined) return <ArtisanRefusal artisanId={artisanId} refusal={refusal} />;
  return (
    <>
      <ArtisanHeader
        artisanId={artisanId}
        list={list}
        name={name}
        title="Artisan Profile"
        subtitle="Earnings, withdrawals and work of one artisan"
      />
      <ArtisanProfile search={{ artisanId, ...(list !== undefined && { list }) }} detail={detail} />
      <div className="flex flex-col gap-5">
        <TransactionTable
          titled
          view="Transactions of an artisan"
          of="artisan"
          exportName={`${person} Transaction History`}
          columns={artisanTransactionColumns}
          list={transactions}
          control={transactionControl}
        />
        <JobTable
          titled
          view="Jobs of an artisan"
          of="artisan"
          exportName={`${person} Job History`}
          columns={artisanJobColumns}
          list={jobs}
          control={jobControl}
        />
      </div>
    </>
  );
}
