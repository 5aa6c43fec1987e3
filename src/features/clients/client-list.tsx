import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ClientListItem, clientsQuery } from '../../api/clients.ts';
import type { TableControl } from '../../components/data-table/use-table-state.ts';
import { loadStateOf } from '../../components/feedback/load-state.ts';
import type { PersonLink } from '../../components/people-list/people-columns.tsx';
import { PeopleList } from '../../components/people-list/people-list.tsx';
import { writeListOrigin } from '../../lib/list-origin.ts';

const clientLink: PersonLink<ClientListItem> = ({ id }, className, children) =>
  id === null ? (
    children
  ) : (
    <Link
      to="/admin/dashboard/client/client-info"
      search={(list) => ({ clientId: id, list: writeListOrigin(list) })}
      className={className}
    >
      {children}
    </Link>
  );

/** All registered clients. */
export function ClientList({ control }: { control: TableControl }) {
  return (
    <PeopleList
      caption="Clients"
      nameHeader="Client"
      searchPlaceholder="Search Clients"
      emptyText="No Client Found"
      list={loadStateOf(useQuery(clientsQuery))}
      control={control}
      link={clientLink}
    />
  );
}
