import type { QueryClient, QueryExecuteOptions, QueryKey } from '@tanstack/react-query';
import { offersShortCall } from '../../../api/capabilities/capabilities.ts';
import { hostRowsQuery } from '../../../api/lists/long-list.ts';
import { type HostList, maxFoundRows } from '../../../api/lists/long-list-types.ts';
import type { Rows } from '../../../api/parse/rows.ts';
import type { ApiError } from '../../../api/transport/api-error.ts';
import { findRows } from '../../../lib/row-index/row-source.ts';

/** The list that has the rows of a queue after their approval. */
export type ApprovedList = ReturnType<typeof approvedListOf>;

/**
 * Returns the title of the list of approved rows, and functions that count its rows with one id.
 *
 * @param title the title of its page
 * @param query reads all rows
 * @param hostList how the host searches the list; used instead of `query` where the host offers it
 * @param idOf returns the id of a row in the call of its approval
 */
export function approvedListOf<T, Key extends QueryKey>(
  title: string,
  query: QueryExecuteOptions<Rows<T>, ApiError, Rows<T>, Rows<T>, Key>,
  hostList: HostList<T>,
  idOf: (row: T) => string | null,
) {
  const searchQuery = (id: string) => hostRowsQuery(hostList, { q: id, filters: {} });
  const isSearched = (client: QueryClient) => offersShortCall(client, hostList.operationId);
  /** Returns null if no row has the id, but the host has more rows with this text than were read. */
  const countIn = (client: QueryClient, rows: Rows<T>, id: string) => {
    const { length: count } = findRows(rows, (row) => idOf(row) === id);
    return count === 0 && isSearched(client) && rows.length >= maxFoundRows ? null : count;
  };
  return {
    title,
    /** Returns how many rows with this id the cached list has; null if it is not in the cache, or not known. */
    cachedCount(client: QueryClient, id: string) {
      const key = isSearched(client) ? searchQuery(id).queryKey : query.queryKey;
      const rows = client.getQueryData<Rows<T>>(key);
      return rows === undefined ? null : countIn(client, rows, id);
    },
    /**
     * Reads the list again, and returns how many of its rows have this id; null if that is not known. Throws an ApiError
     * if the read fails.
     */
    async readCount(client: QueryClient, id: string) {
      const rows = isSearched(client)
        ? await client.query({ ...searchQuery(id), staleTime: 0 })
        : await client.query({ ...query, staleTime: 0 });
      return countIn(client, rows, id);
    },
  };
}
