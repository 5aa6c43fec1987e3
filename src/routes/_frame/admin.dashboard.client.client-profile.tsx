import { createFileRoute } from '@tanstack/react-router';
import { clientQuery } from '../../api/client-detail.ts';
import { prefetch } from '../../api/lists/prefetch.ts';
import { clients } from '../../components/people-list/person-kinds.ts';
import { PersonPage } from '../../components/person/person-page.tsx';
import { PersonError } from '../../components/person/person-refusal.tsx';
import { ClientDetails } from '../../features/clients/client-details.tsx';
import { clientSource } from '../../features/clients/client-profile.tsx';
import { readPersonSearch, requirePersonId } from '../../lib/url/person-search.ts';

export const Route = createFileRoute('/_frame/admin/dashboard/client/client-profile')({
  validateSearch: (raw) => readPersonSearch(raw, 'clientId'),
  beforeLoad: ({ search: { clientId } }) => requirePersonId(clientId, 'client'),
  loaderDeps: ({ search: { clientId } }) => ({ clientId }),
  loader: ({ context: { queryClient }, deps: { clientId } }) =>
    prefetch(queryClient, clientQuery(clientId)),
  errorComponent: (props) => <PersonError kind={clients} {...props} />,
  component: ClientDetailsPage,
});

function ClientDetailsPage() {
  const { clientId, list } = Route.useSearch();
  return (
    <PersonPage
      source={clientSource}
      id={clientId}
      list={list}
      title="Client Profile Details"
      subtitle="What the client entered, and who the client looks for"
      pageName="Profile details"
    >
      {(detail) => <ClientDetails clientId={clientId} detail={detail} />}
    </PersonPage>
  );
}
