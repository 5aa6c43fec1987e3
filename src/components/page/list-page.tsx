import type {
  QueryClient,
  QueryExecuteOptions,
  QueryKey,
  UseQueryOptions,
} from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { List } from '../../../domain/lists/list.ts';
import type { HostSearch } from '../../api/lists/long-list-types.ts';
import { prefetch, prefetchList } from '../../api/lists/prefetch.ts';
import { type ListState, useList, useQueue } from '../../api/lists/use-list.ts';
import type { Rows } from '../../api/parse/rows.ts';
import type { ApiError } from '../../api/transport/api-error.ts';
import type { RawSearch } from '../../lib/url/search-params.ts';
import { tableStateOf } from '../../lib/url/table-state.ts';
import { useSetSearch } from '../data-table/use-set-search.ts';
import { type TableControl, useTableState } from '../data-table/use-table-state.ts';
import { PageHeader } from './page-header.tsx';

/** The rows of a list, for its table. */
export interface TableProps<T> {
  list: ListState<T>;
  control: TableControl;
}

interface ListPage<T, Key extends QueryKey> {
  title: string;
  subtitle: string;
  list: List;
  query: UseQueryOptions<Rows<T>, ApiError, Rows<T>, Key> &
    QueryExecuteOptions<Rows<T>, ApiError, Rows<T>, Rows<T>, Key>;
  /** The host's search of the list, if the contract has one. */
  search?: HostSearch<T>;
  /** Reads the list; by default as a list that may be long, or as a queue if the contract has no search of it. */
  useRows?: () => ListState<T>;
  /** Figures between the header and the table. */
  Figures?: ComponentType<{ list: ListState<T> }>;
  Table: ComponentType<TableProps<T>>;
}

interface LoaderArguments {
  context: { queryClient: QueryClient };
  location: { pathname: string; search: RawSearch; searchStr: string };
}

/** Makes the page of a list, with its header and its table, and the loader of its route. */
export function listPage<T, Key extends QueryKey>(page: ListPage<T, Key>) {
  const { title, subtitle, list, query, search, Figures, Table } = page;
  const useRows =
    page.useRows ?? (search === undefined ? () => useQueue(query) : () => useList(query, search));

  function Page() {
    const rows = useRows();
    return (
      <>
        <PageHeader title={title} subtitle={subtitle} />
        {Figures && <Figures list={rows} />}
        <Controlled list={rows} />
      </>
    );
  }

  /** A separate component, so that paging in the table does not render the rest of the page again. */
  function Controlled({ list: rows }: { list: ListState<T> }) {
    const control = useTableState(list, useSearch({ strict: false }), useSetSearch());
    return <Table list={rows} control={control} />;
  }

  return {
    Page,
    load: ({ context: { queryClient }, location }: LoaderArguments) =>
      search === undefined
        ? prefetch(queryClient, query)
        : prefetchList(queryClient, query, search, tableStateOf(list, location.search), location),
  };
}
