import { linkOptions } from '@tanstack/react-router';
import { type ClientListItem, clientsQuery } from '../../api/clients.ts';
import { useList } from '../../api/lists/use-list.ts';
import type { TableControl } from '../../components/data-table/use-table-state.ts';
import type { PersonLink } from '../../components/people-list/people-columns.tsx';
import { PeopleList } from '../../components/people-list/people-list.tsx';
import { useListAddress } from '../../components/people-list/use-list-address.ts';
import { RowLink, type RowLinkLook } from '../../components/row-link/row-link.tsx';

const clientLink: PersonLink<ClientListItem> = ({ id }, look) =>
  id === null ? look.children : <ClientLink clientId={id} {...look} />;

/** Leads to a client, and tells that page which list it was opened from. */
function ClientLink({ clientId, ...look }: RowLinkLook & { clientId: string }) {
  const list = useListAddress();
  return (
    <RowLink
      {...linkOptions({ to: '/admin/dashboard/client/client-info', search: { clientId, list } })}
      {...look}
    />
  );
}

/** All registered clients. */
export function ClientList({ control }: { control: TableControl }) {
  return (
    <PeopleList
      caption="Clients"
      nameHeader="Client"
      searchPlaceholder="Search Clients"
      emptyText="No Client Found"
      list={useList(clientsQuery)}
      control={control}
      link={clientLink}
    />
  );
}
