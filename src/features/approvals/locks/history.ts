import type { QueryClient, QueryExecuteOptions, QueryKey } from '@tanstack/react-query';
import { offersShortCall } from '../../../api/capabilities/capabilities.ts';
import { hostRowsQuery } from '../../../api/lists/long-list.ts';
import type { HostSearch } from '../../../api/lists/long-list-types.ts';
import type { Rows } from '../../../api/parse/rows.ts';
import type { ApiError } from '../../../api/transport/api-error.ts';

/** The list of the approved rows of a queue. */
export type History = ReturnType<typeof historyOf>;

/**
 * Returns the history of a queue.
 *
 * @param title the title of its page
 * @param query reads all rows
 * @param search reads only the rows that may have the id, if the host searches the list
 */
export function historyOf<T, Key extends QueryKey>(
  title: string,
  query: QueryExecuteOptions<Rows<T>, ApiError, Rows<T>, Rows<T>, Key>,
  search: HostSearch<T>,
  idOf: (row: T) => string | null,
) {
  const found = (id: string) => hostRowsQuery(search, { q: id, filters: {} });
  const isSearched = (client: QueryClient) => offersShortCall(client, search.operationId);
  const countIn = (rows: Rows<T>, id: string) => {
    let count = 0;
    rows.each((row) => {
      if (idOf(row) === id) count += 1;
    });
    return count;
  };
  return {
    title,
    /** Returns how many rows with this id it had when it was read last; null if it was not read. */
    countShown(client: QueryClient, id: string) {
      const key = isSearched(client) ? found(id).queryKey : query.queryKey;
      const rows = client.getQueryData<Rows<T>>(key);
      return rows === undefined ? null : countIn(rows, id);
    },
    /** Reads it again, and returns how many of its rows have this id. */
    async count(client: QueryClient, id: string) {
      const rows = isSearched(client)
        ? await client.query({ ...found(id), staleTime: 0 })
        : await client.query({ ...query, staleTime: 0 });
      return countIn(rows, id);
    },
  };
}
