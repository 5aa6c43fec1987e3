import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { RowQuery } from '../../lib/row-index/row-index.ts';
import { useOffersShort } from '../capabilities/capabilities.ts';
import type { Rows } from '../parse/rows.ts';
import type { ApiError } from '../transport/api-error.ts';
import { hostRowsQuery } from './long-list.ts';
import type { LongList } from './long-list-types.ts';
import type { LoadState } from './use-read.ts';

/**
 * Reads rows of a list for a comparison: all rows, or, if the host searches the list, the rows that it finds, without
 * the cache.
 *
 * @param wanted the search words and filters of these rows
 */
export function useRows<T, Key extends QueryKey>(
  query: UseQueryOptions<Rows<T>, ApiError, Rows<T>, Key> & { enabled: boolean },
  search: LongList<T>,
  wanted: Pick<RowQuery, 'filters' | 'q'>,
): LoadState<Rows<T>> {
  const { enabled } = query;
  const isSearched = useOffersShort(search.operationId) === true;
  const whole = useQuery({ ...query, enabled: enabled && !isSearched });
  const found = useQuery({
    ...hostRowsQuery(search, wanted),
    staleTime: 0,
    enabled: enabled && isSearched,
  });
  const { data, error, isFetching, refetch } = isSearched ? found : whole;
  return { data, error, isFetching, retry: () => void refetch() };
}
