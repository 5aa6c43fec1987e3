import type { QueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { List } from '../../../domain/lists/list.ts';
import type { LongList, WholeQuery } from '../../api/lists/long-list-types.ts';
import { prefetch, prefetchList } from '../../api/lists/prefetch.ts';
import { type ListState, useList, useQueue } from '../../api/lists/use-list.ts';
import type { RawSearch } from '../../lib/url/search-params.ts';
import { tableStateOf } from '../../lib/url/table-state.ts';
import { useSetSearch } from '../data-table/use-set-search.ts';
import { type TableControl, useTableState } from '../data-table/use-table-state.ts';
import { PageHeader } from './page-header.tsx';

/** The props of a list's table: its rows, and the state of the table in the address. */
export interface TableProps<T> {
  list: ListState<T>;
  control: TableControl;
}

interface ListPageOptions<T> {
  title: string;
  subtitle: string;
  list: List;
  /** The list, or the query of a queue, which is always read whole. */
  source: LongList<T> | WholeQuery<T>;
  /** Reads the source instead of `useList` or `useQueue`. */
  useRows?: () => ListState<T>;
  Figures?: ComponentType<{ list: ListState<T> }>;
  Table: ComponentType<TableProps<T>>;
}

interface LoaderArguments {
  context: { queryClient: QueryClient };
  location: { pathname: string; search: RawSearch; searchStr: string };
}

/** Returns the page of a list, with its header and its table, and the loader of its route. */
export function listPage<T>(page: ListPageOptions<T>) {
  const { title, subtitle, list, source, Figures, Table } = page;
  const useRows =
    page.useRows ?? ('whole' in source ? () => useList(source) : () => useQueue(source));

  function Page() {
    const rows = useRows();
    return (
      <>
        <PageHeader title={title} subtitle={subtitle} hasViews />
        {Figures && <Figures list={rows} />}
        <TableWithState list={rows} />
      </>
    );
  }

  /** A separate component, so that a change in the table's state does not render the rest of the page again. */
  function TableWithState({ list: rows }: { list: ListState<T> }) {
    const control = useTableState(list, useSearch({ strict: false }), useSetSearch());
    return <Table list={rows} control={control} />;
  }

  return {
    Page,
    load: ({ context: { queryClient }, location }: LoaderArguments) =>
      'whole' in source
        ? prefetchList(queryClient, source, tableStateOf(list, location.search), location)
        : prefetch(queryClient, source),
  };
}
