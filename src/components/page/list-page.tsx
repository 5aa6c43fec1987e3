import type {
  QueryClient,
  QueryExecuteOptions,
  QueryKey,
  UseQueryOptions,
} from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { List } from '../../../domain/lists/list.ts';
import type { HostList } from '../../api/lists/long-list-types.ts';
import { prefetch, prefetchList } from '../../api/lists/prefetch.ts';
import { type ListState, useList, useQueue } from '../../api/lists/use-list.ts';
import type { Rows } from '../../api/parse/rows.ts';
import type { ApiError } from '../../api/transport/api-error.ts';
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

interface ListPageOptions<T, Key extends QueryKey> {
  title: string;
  subtitle: string;
  list: List;
  query: UseQueryOptions<Rows<T>, ApiError, Rows<T>, Key> &
    QueryExecuteOptions<Rows<T>, ApiError, Rows<T>, Rows<T>, Key>;
  /** The host's search of the list; not set for a queue, which is always read whole. */
  hostList?: HostList<T>;
  /** Reads the list. Without it, `useList` reads a list with a search, and `useQueue` a queue. */
  useRows?: () => ListState<T>;
  Figures?: ComponentType<{ list: ListState<T> }>;
  Table: ComponentType<TableProps<T>>;
}

interface LoaderArguments {
  context: { queryClient: QueryClient };
  location: { pathname: string; search: RawSearch; searchStr: string };
}

/** Returns the page of a list, with its header and its table, and the loader of its route. */
export function listPage<T, Key extends QueryKey>(page: ListPageOptions<T, Key>) {
  const { title, subtitle, list, query, hostList, Figures, Table } = page;
  const useRows =
    page.useRows ??
    (hostList === undefined ? () => useQueue(query) : () => useList(query, hostList));

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
      hostList === undefined
        ? prefetch(queryClient, query)
        : prefetchList(queryClient, query, hostList, tableStateOf(list, location.search), location),
  };
}
