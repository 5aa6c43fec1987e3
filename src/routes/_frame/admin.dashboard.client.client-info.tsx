import { createFileRoute } from '@tanstack/react-router';
import { clientQuery } from '../../api/client-detail.ts';
import { clientJobsQuery } from '../../api/jobs.ts';
import { prefetch } from '../../api/lists/prefetch.ts';
import { useList } from '../../api/lists/use-list.ts';
import { useRead } from '../../api/lists/use-read.ts';
import { clientTransactionsQuery } from '../../api/transactions.ts';
import { useTableState } from '../../components/data-table/use-table-state.ts';
import { refusalOf } from '../../components/person/person-refusal.tsx';
import { ClientHeader } from '../../features/clients/client-header.tsx';
import { ClientProfile, clientName } from '../../features/clients/client-profile.tsx';
import { ClientRefusal } from '../../features/clients/unknown-client.tsx';
import { clientJobColumns } from '../../features/jobs/job-columns.tsx';
import { JobTable } from '../../features/jobs/job-table.tsx';
import { jobTableSpec } from '../../features/jobs/job-table-spec.ts';
import { clientTransactionColumns } from '../../features/transactions/transaction-columns.tsx';
import { TransactionTable } from '../../features/transactions/transaction-table.tsx';
import { transactionTableSpec } from '../../features/transactions/transaction-table-spec.ts';
import { readPersonSearch, requirePersonId } from '../../lib/address/person-search.ts';
import { readTableParams } from '../../lib/address/table-state.ts';
import { ClientError } from '../-client-error.tsx';
import { useSetSearch } from '../-use-set-search.ts';

const jobSpec = jobTableSpec('jobs_');
const transactionSpec = transactionTableSpec('transactions_');

export const Route = createFileRoute('/_frame/admin/dashboard/client/client-info')({
  validateSearch: (raw) => ({
    ...readPersonSearch(raw, 'clientId'),
    ...readTableParams(jobSpec, raw),
    ...readTableParams(transactionSpec, raw),
  }),
  beforeLoad: ({ search: { clientId } }) => requirePersonId(clientId, 'client'),
  loaderDeps: ({ search: { clientId } }) => ({ clientId }),
  loader: ({ context: { queryClient }, deps: { clientId } }) =>
    Promise.all([
      prefetch(queryClient, clientQuery(clientId)),
      prefetch(queryClient, clientTransactionsQuery(clientId)),
      prefetch(queryClient, clientJobsQuery(clientId)),
    ]),
  errorComponent: ClientError,
  component: ClientProfilePage,
});

function ClientProfilePage() {
  const search = Route.useSearch();
  const setSearch = useSetSearch();
  const { clientId, list } = search;
  const detail = useRead(clientQuery(clientId));
  const transactions = useList(clientTransactionsQuery(clientId));
  const jobs = useList(clientJobsQuery(clientId));
  const transactionControl = useTableState(transactionSpec, search, setSearch);
  const jobControl = useTableState(jobSpec, search, setSearch);
  const name = clientName(detail.data);
  const person = name ?? `Client ${clientId}`;
  const refusal = refusalOf(detail);
  if (refusal !== undefined) return <ClientRefusal clientId={clientId} refusal={refusal} />;
  return (
    <>
      <ClientHeader
        clientId={clientId}
        list={list}
        name={name}
        title="Client Profile"
        subtitle="Payments and jobs of one client"
      />
      <ClientProfile search={{ clientId, ...(list !== undefined && { list }) }} detail={detail} />
      <div className="flex flex-col gap-5">
        <TransactionTable
          titled
          view="Transactions of a client"
          of="client"
          exportName={`${person} Transaction History`}
          columns={clientTransactionColumns}
          list={transactions}
          control={transactionControl}
        />
        <JobTable
          titled
          caption="Jobs History"
          view="Jobs of a client"
          of="client"
          exportName={`${person} Jobs History`}
          columns={clientJobColumns}
          list={jobs}
          control={jobControl}
        />
      </div>
    </>
  );
}
