import { createFileRoute } from '@tanstack/react-router';
import { clientQuery } from '../../api/client-detail.ts';
import { prefetch } from '../../api/lists/prefetch.ts';
import { useRead } from '../../api/lists/use-read.ts';
import { refusalOf } from '../../components/person/person-refusal.tsx';
import { ClientDetails } from '../../features/clients/client-details.tsx';
import { ClientHeader } from '../../features/clients/client-header.tsx';
import { clientName } from '../../features/clients/client-profile.tsx';
import { ClientRefusal } from '../../features/clients/unknown-client.tsx';
import { readPersonSearch, requirePersonId } from '../../lib/address/person-search.ts';
import { ClientError } from '../-client-error.tsx';

export const Route = createFileRoute('/_frame/admin/dashboard/client/client-profile')({
  validateSearch: (raw) => readPersonSearch(raw, 'clientId'),
  beforeLoad: ({ search: { clientId } }) => requirePersonId(clientId, 'client'),
  loaderDeps: ({ search: { clientId } }) => ({ clientId }),
  loader: ({ context: { queryClient }, deps: { clientId } }) =>
    prefetch(queryClient, clientQuery(clientId)),
  errorComponent: ClientError,
  component: ClientDetailsPage,
});

function ClientDetailsPage() {
  const { clientId, list } = Route.useSearch();
  const detail = useRead(clientQuery(clientId));
  const refusal = refusalOf(detail);
  if (refusal !== undefined) return <ClientRefusal clientId={clientId} refusal={refusal} />;
  return (
    <>
      <ClientHeader
        clientId={clientId}
        list={list}
        name={clientName(detail.data)}
        title="Client Profile Details"
        subtitle="What the client entered, and who the client looks for"
        here="Profile details"
      />
      <ClientDetails detail={detail} />
    </>
  );
}
