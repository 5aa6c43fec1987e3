import { createFileRoute } from '@tanstack/react-router';
import { clientList } from '../../../domain/lists/clients.ts';
import { clientsQuery, clientsSearch } from '../../api/clients.ts';
import { prefetchList } from '../../api/lists/prefetch.ts';
import { type List, useList } from '../../api/lists/use-list.ts';
import { pageRequestOf } from '../../components/data-table/page-request.ts';
import { useTableState } from '../../components/data-table/use-table-state.ts';
import { PageHeader } from '../../components/page/page-header.tsx';
import { PeopleList } from '../../components/people-list/people-list.tsx';
import { clients, type ListedPerson } from '../../components/people-list/person-kinds.ts';
import { tableStateOf } from '../../lib/address/table-state.ts';
import { listSearch } from '../-table-search.ts';
import { useSetSearch } from '../-use-set-search.ts';

export const Route = createFileRoute('/_frame/admin/dashboard/clients')({
  validateSearch: listSearch<'clients'>(),
  loader: ({ context: { queryClient }, location }) =>
    prefetchList(
      queryClient,
      clientsQuery,
      clientsSearch,
      pageRequestOf(tableStateOf(clientList, location.search)),
      location,
    ),
  component: ClientsPage,
});

function ClientsPage() {
  const list = useList(clientsQuery, clientsSearch);
  return (
    <>
      <PageHeader title="Clients" subtitle="All registered clients" />
      <Clients list={list} />
    </>
  );
}

/** A separate component, so that paging in the table does not render the rest of the page again. */
function Clients({ list }: { list: List<ListedPerson> }) {
  const control = useTableState(clientList, Route.useSearch(), useSetSearch());
  return <PeopleList kind={clients} list={list} control={control} />;
}
