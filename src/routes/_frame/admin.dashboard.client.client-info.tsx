import { createFileRoute } from '@tanstack/react-router';
import { clientQuery } from '../../api/client-detail.ts';
import { clientJobsQuery } from '../../api/jobs.ts';
import { prefetch } from '../../api/lists/prefetch.ts';
import { useList } from '../../api/lists/use-list.ts';
import { useRead } from '../../api/lists/use-read.ts';
import { clientTransactionsQuery } from '../../api/transactions.ts';
import { clients } from '../../components/people-list/person-kinds.ts';
import { PersonPage, personName } from '../../components/person/person-page.tsx';
import { PersonError } from '../../components/person/person-refusal.tsx';
import { RecordHistory } from '../../components/timeline/record-history.tsx';
import { ClientProfile, clientName } from '../../features/clients/client-profile.tsx';
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
    ]),
  errorComponent: (props) => <PersonError kind={clients} {...props} />,
  component: ClientProfilePage,
});

function ClientProfilePage() {
  const search = Route.useSearch();
  const { clientId, list } = search;
  const detail = useRead(clientQuery(clientId));
  const name = clientName(detail.data);
  return (
    <PersonPage
      kind={clients}
      id={clientId}
      list={list}
      detail={detail}
      name={name}
      title="Client Profile"
      subtitle="Payments and jobs of one client"
    >
      <ClientProfile search={{ clientId, list }} detail={detail} />
      <PersonRecords
        of="client"
        person={personName(clients, clientId, name)}
        search={search}
        transactions={useList(clientTransactionsQuery(clientId))}
        jobs={useList(clientJobsQuery(clientId))}
      />
      <RecordHistory kind="client" id={clientId} />
    </PersonPage>
  );
}
