import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import type { ApiError } from '../../api/api-error.ts';
import { type Arrival, arrivalQuery } from '../../api/arrival.ts';
import type { Rows } from '../../api/rows.ts';
import type { RowSource } from '../../lib/row-source.ts';
import { type LoadState, loadStateOf } from './load-state.ts';

/** How far the loading of a list is. */
export interface ListState<T> extends LoadState<RowSource<T>> {
  /** What has come of it, while it is on its way for the first time. Queues are too short to tell. */
  arrival?: Arrival<T> | null;
}

/**
 * The load state of a list that may be long. Its rows are drawn in slices, between which the page
 * answers: what has come of it and all of it are one state, so that there is never neither.
 */
export function useListState<T, Key extends QueryKey>(
  query: UseQueryOptions<Rows<T>, ApiError, Rows<T>, Key>,
): ListState<T> {
  const { data, error, isFetching, refetch } = useQuery(query);
  const { data: arrival = null } = useQuery(arrivalQuery<T>(query.queryKey));
  const state = useMemo(
    () => ({
      ...loadStateOf({ data, error, isFetching, refetch }),
      arrival: data === undefined ? arrival : null,
    }),
    [data, error, isFetching, refetch, arrival],
  );
  return useDeferredValue(state);
}
