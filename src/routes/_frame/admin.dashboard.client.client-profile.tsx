import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { clientQuery } from '../../api/clients.ts';
import { loadStateOf } from '../../components/feedback/load-state.ts';
import { isUnknownPerson } from '../../components/person/person-panel.tsx';
import { ClientDetails } from '../../features/clients/client-details.tsx';
import { ClientHeader } from '../../features/clients/client-header.tsx';
import { clientName } from '../../features/clients/client-profile.tsx';
import { UnknownClient } from '../../features/clients/unknown-client.tsx';
import { readPersonId } from '../../lib/person-search.ts';
import { ClientError } from '../-client-error.tsx';

export const Route = createFileRoute('/_frame/admin/dashboard/client/client-profile')({
  validateSearch: (raw) => ({ clientId: readPersonId(raw, 'clientId') }),
  loaderDeps: ({ search: { clientId } }) => ({ clientId }),
  loader: ({ context: { queryClient }, deps: { clientId } }) => {
    void queryClient.prefetchQuery(clientQuery(clientId));
  },
  errorComponent: ClientError,
  component: ClientDetailsPage,
});

function ClientDetailsPage() {
  const { clientId } = Route.useSearch();
  const detail = loadStateOf(useQuery(clientQuery(clientId)));
  if (isUnknownPerson(detail)) return <UnknownClient clientId={clientId} />;
  return (
    <>
      <ClientHeader
        clientId={clientId}
        name={clientName(detail.data)}
        title="Client Profile Details"
        subtitle="What the client entered, and who the client looks for"
        here="Profile details"
      />
      <ClientDetails detail={detail} />
    </>
  );
}
