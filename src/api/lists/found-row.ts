import type { LongList } from './found.ts';
import { searchQuery } from './long-list.ts';

/**
 * Finds the row with an id in a list that the host searches.
 *
 * @returns the query options; their data is null if the list has no such row
 */
export const foundRowQuery = <T extends { id: string | null }>(
  search: LongList<T> | null,
  id: string,
) => searchQuery(search, ['row', id], (code, list, options) => code.findRow(list, id, options));
