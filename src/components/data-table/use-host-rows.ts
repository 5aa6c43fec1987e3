import { keepPreviousData, noop, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { statusKey } from '../../../domain/status.ts';
import { hostPageQuery, hostSumsQuery, listChoicesQuery } from '../../api/lists/long-list.ts';
import type { HostSearch } from '../../api/lists/long-list-types.ts';
import type { TableState } from '../../lib/url/table-state.ts';
import type { Column } from './column.tsx';
import { cursorPages } from './pages.ts';

/**
 * Finds the rows of a table with the search of the host. The previous rows stay until the response arrives; the next
 * page is prefetched.
 *
 * @param search null if the browser has all rows
 * @param wanted the search text, which may be newer than the address, and whether the choices of the filters are read
 */
export function useHostRows<T>(
  search: HostSearch<T> | null,
  columns: readonly Column<T>[],
  state: TableState,
  { q, wantsChoices }: { q: string; wantsChoices: boolean },
) {
  const client = useQueryClient();
  // An unfinished search shows its first page.
  const request = useMemo(
    () => (q === state.q ? state : { ...state, q, page: 1, position: null }),
    [state, q],
  );
  const query = useQuery({
    ...hostPageQuery(search, request),
    placeholderData: keepPreviousData,
  });
  const isEarlier = query.isPlaceholderData;
  const read = search === null ? undefined : query.data;
  const hasPage = read !== undefined && !isEarlier;
  const isSummed = columns.some(({ sumNames }) => sumNames !== undefined);
  // Finding a page is faster than counting all found rows.
  const { data: all } = useQuery({
    ...hostSumsQuery(search, request),
    enabled: hasPage && (isSummed || !read.total.isExact),
  });
  const counted = hasPage && all?.total.isExact === true ? all.total : null;
  const page = useMemo(
    () => (read && counted ? { ...read, total: counted } : read),
    [read, counted],
  );
  useEffect(() => {
    const next = hasPage && page ? cursorPages(request, page).next : null;
    if (next !== null)
      void client.query(hostPageQuery(search, { ...request, ...next })).catch(noop);
  }, [client, search, hasPage, page, request]);

  const { data: values } = useQuery({
    ...listChoicesQuery(search),
    enabled: search !== null && wantsChoices,
  });
  const sumsOf = useCallback(
    (columnId: string) => {
      const names = columns.find(({ id }) => id === columnId)?.sumNames;
      return all === undefined || names === undefined ? null : names.map((name) => all.sums[name]);
    },
    [columns, all],
  );
  const choicesOf = useCallback(
    (columnId: string) => {
      const label = columns.find(({ id }) => id === columnId)?.choiceLabel ?? String;
      return (values?.choices[columnId] ?? []).map(({ value, rows, isExact }) => ({
        key: statusKey(value ?? 'nil'),
        label: label(value),
        count: rows,
        isExact,
      }));
    },
    [columns, values],
  );
  if (search === null) return null;
  const { error, isFetching, refetch: retry } = query;
  return {
    /** The page; while another page loads for the first time, the previous one. */
    page,
    /** Whether the page belongs to an earlier request. */
    isEarlier,
    error,
    isFetching,
    retry,
    /** The sums of a column over all found rows; null while they load. */
    sumsOf,
    choicesOf,
  };
}
