import { createFileRoute } from '@tanstack/react-router';
import { artisanList } from '../../../domain/lists/artisans.ts';
import { artisansQuery, artisansSearch } from '../../api/artisans.ts';
import { prefetchList } from '../../api/lists/prefetch.ts';
import { type List, useList } from '../../api/lists/use-list.ts';
import { pageRequestOf } from '../../components/data-table/page-request.ts';
import { useTableState } from '../../components/data-table/use-table-state.ts';
import { PageHeader } from '../../components/page/page-header.tsx';
import { PeopleList } from '../../components/people-list/people-list.tsx';
import { artisans, type ListedPerson } from '../../components/people-list/person-kinds.ts';
import { tableStateOf } from '../../lib/address/table-state.ts';
import { listSearch } from '../-table-search.ts';
import { useSetSearch } from '../-use-set-search.ts';

export const Route = createFileRoute('/_frame/admin/dashboard/artisans')({
  validateSearch: listSearch<'artisans'>(),
  loader: ({ context: { queryClient }, location }) =>
    prefetchList(
      queryClient,
      artisansQuery,
      artisansSearch,
      pageRequestOf(tableStateOf(artisanList, location.search)),
      location,
    ),
  component: ArtisansPage,
});

function ArtisansPage() {
  const list = useList(artisansQuery, artisansSearch);
  return (
    <>
      <PageHeader title="Artisans" subtitle="All registered artisans" />
      <Artisans list={list} />
    </>
  );
}

/** A separate component, so that paging in the table does not render the rest of the page again. */
function Artisans({ list }: { list: List<ListedPerson> }) {
  const control = useTableState(artisanList, Route.useSearch(), useSetSearch());
  return <PeopleList kind={artisans} list={list} control={control} />;
}
