import { keepPreviousData, noop, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { statusKey } from '../../../domain/status.ts';
import { hostPageQuery, hostSumsQuery, listChoicesQuery } from '../../api/lists/long-list.ts';
import type { HostList } from '../../api/lists/long-list-types.ts';
import type { TableState } from '../../lib/url/table-state.ts';
import type { Column } from './column.tsx';
import { cursorPages } from './pages.ts';

/**
 * Finds the rows of a table with the search of the host. The previous rows stay until the response arrives; the next
 * page is prefetched.
 *
 * @param hostList null if the host does not search the list; then the result is null
 * @param state the state of the table in the address
 * @param options the search text, which may be newer than the address, and whether to read the choices of the filters
 */
export function useHostRows<T>(
  hostList: HostList<T> | null,
  columns: readonly Column<T>[],
  state: TableState,
  { q, wantsChoices }: { q: string; wantsChoices: boolean },
) {
  const client = useQueryClient();
  // While a search is typed, the text is newer than the state, and the first page is shown.
  const request = useMemo(
    () => (q === state.q ? state : { ...state, q, page: 1, position: null }),
    [state, q],
  );
  const query = useQuery({
    ...hostPageQuery(hostList, request),
    placeholderData: keepPreviousData,
  });
  const isEarlier = query.isPlaceholderData;
  const response = hostList === null ? undefined : query.data;
  const hasPage = response !== undefined && !isEarlier;
  const isSummed = columns.some(({ sumNames }) => sumNames !== undefined);
  // A separate read, because counting and adding up all found rows takes longer than finding a page.
  const { data: hostSums } = useQuery({
    ...hostSumsQuery(hostList, request),
    enabled: hasPage && (isSummed || !response.total.isExact),
  });
  const exactTotal = hasPage && hostSums?.total.isExact === true ? hostSums.total : null;
  const page = useMemo(
    () => (response && exactTotal ? { ...response, total: exactTotal } : response),
    [response, exactTotal],
  );
  useEffect(() => {
    const next = hasPage && page ? cursorPages(request, page).next : null;
    if (next !== null)
      void client.query(hostPageQuery(hostList, { ...request, ...next })).catch(noop);
  }, [client, hostList, hasPage, page, request]);

  const { data: hostChoices } = useQuery({
    ...listChoicesQuery(hostList),
    enabled: hostList !== null && wantsChoices,
  });
  const sumsOf = useCallback(
    (columnId: string) => {
      const names = columns.find(({ id }) => id === columnId)?.sumNames;
      if (hostSums === undefined || names === undefined) return null;
      return names.map((name) => hostSums.sums[name]);
    },
    [columns, hostSums],
  );
  const choicesOf = useCallback(
    (columnId: string) => {
      const label = columns.find(({ id }) => id === columnId)?.choiceLabel ?? String;
      return (hostChoices?.choices[columnId] ?? []).map(({ value, rows, isExact }) => ({
        key: statusKey(value ?? 'nil'),
        label: label(value),
        count: rows,
        isExact,
      }));
    },
    [columns, hostChoices],
  );
  if (hostList === null) return null;
  const { error, isFetching, refetch: retry } = query;
  return {
    /** The page of rows; while another page loads for the first time, the previous page. */
    page,
    /** Whether the page belongs to an earlier request. */
    isEarlier,
    error,
    isFetching,
    retry,
    /** Returns the sums of a column over all found rows; null until they are known. */
    sumsOf,
    /** Returns the choices of a column's filter; none while they load. */
    choicesOf,
  };
}
