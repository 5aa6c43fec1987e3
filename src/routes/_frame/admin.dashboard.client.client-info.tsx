import { createFileRoute } from '@tanstack/react-router';
import { clientQuery } from '../../api/client-detail.ts';
import { clientJobsQuery } from '../../api/jobs.ts';
import { prefetch } from '../../api/lists/prefetch.ts';
import { pendingPartPaymentsQuery } from '../../api/part-payments.ts';
import { clientTransactionsQuery } from '../../api/transactions.ts';
import { clients } from '../../components/people-list/person-kinds.ts';
import { PersonPage } from '../../components/person/person-page.tsx';
import { PersonQueues } from '../../components/person/person-queues.tsx';
import { PersonError } from '../../components/person/person-refusal.tsx';
import { RecordHistory } from '../../components/timeline/record-history.tsx';
import {
  ClientFigures,
  ClientProfile,
  clientSource,
} from '../../features/clients/client-profile.tsx';
import {
  type PersonSearch,
  readPersonSearch,
  requirePersonId,
} from '../../lib/url/person-search.ts';
import { PersonRecords } from '../-person-records.tsx';
import type { TablesSearch } from '../-table-search.ts';

export const Route = createFileRoute('/_frame/admin/dashboard/client/client-info')({
  validateSearch: (raw: PersonSearch<'clientId'> & TablesSearch): PersonSearch<'clientId'> => ({
    ...raw,
    ...readPersonSearch(raw, 'clientId'),
  }),
  beforeLoad: ({ search: { clientId } }) => requirePersonId(clientId, 'client'),
  loaderDeps: ({ search: { clientId } }) => ({ clientId }),
  loader: ({ context: { queryClient }, deps: { clientId } }) =>
    Promise.all([
      prefetch(queryClient, clientQuery(clientId)),
      prefetch(queryClient, clientTransactionsQuery(clientId)),
      prefetch(queryClient, clientJobsQuery(clientId)),
      prefetch(queryClient, pendingPartPaymentsQuery),
    ]),
  errorComponent: (props) => <PersonError kind={clients} {...props} />,
  component: ClientProfilePage,
});

function ClientProfilePage() {
  const search = Route.useSearch();
  const { clientId, list } = search;
  return (
    <PersonPage
      source={clientSource}
      id={clientId}
      list={list}
      title="Client Profile"
      subtitle="Payments and jobs of one client"
      loading={
        <>
          <PersonQueues personKind="client" id={clientId} />
          <ClientFigures />
        </>
      }
      below={(personName) => (
        <>
          <PersonRecords
            personKind="client"
            id={clientId}
            personName={personName}
            search={search}
          />
          <RecordHistory kind="client" id={clientId} opensAtOnce />
        </>
      )}
    >
      {(detail) => <ClientProfile search={{ clientId, list }} detail={detail} />}
    </PersonPage>
  );
}
