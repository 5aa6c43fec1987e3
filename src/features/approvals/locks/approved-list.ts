import type { QueryClient } from '@tanstack/react-query';
import { offersShortCall } from '../../../api/capabilities/capabilities.ts';
import { hostRowsQuery } from '../../../api/lists/long-list.ts';
import { type LongList, maxFoundRows } from '../../../api/lists/long-list-types.ts';
import { findRows } from '../../../lib/row-index/row-source.ts';
import { idOf } from '../../../lib/values/ids.ts';

/** The list that has the rows of a queue after their approval. */
export type ApprovedList = ReturnType<typeof approvedListOf>;

/**
 * Returns the title of the list of approved rows, and a function that finds its rows with one reference.
 *
 * @param title the title of its page
 * @param list searched by the host, or read whole where the host does not offer that
 * @param referenceOf returns the id that people use
 */
export function approvedListOf<T extends { readonly id: string | null }>(
  title: string,
  list: LongList<T>,
  referenceOf: (row: T) => string | null,
) {
  return {
    title,
    /**
     * Reads the list again, and returns the own ids of its rows with this reference or this own id, null for a row without
     * one; null if no row was found, but the host has more rows with this text than were read. Throws an ApiError if the
     * read fails.
     *
     * @param since the rows are not older, in milliseconds UTC
     */
    async readIds(client: QueryClient, since: number, reference: string, ownId?: string) {
      const isSearched = offersShortCall(client, list.operationId);
      const query = isSearched
        ? hostRowsQuery(list, { q: reference, filters: {}, sort: list.idOrder })
        : list.whole;
      const read = () => client.query({ ...query, staleTime: 0 });
      let rows = await read();
      // The first answer may be that of a read that was under way.
      if (rows.requestedAt < since) rows = await read();
      const found = findRows(rows, (row) => row.id === ownId || referenceOf(row) === reference);
      return found.length === 0 && isSearched && rows.length >= maxFoundRows
        ? null
        : found.map(idOf);
    },
  };
}
