import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
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

/** The load state of a list that may be long. */
export function useListState<T, Key extends QueryKey>(
  query: UseQueryOptions<Rows<T>, ApiError, Rows<T>, Key>,
): ListState<T> {
  const state = loadStateOf(useQuery(query));
  const { data: arrival = null } = useQuery(arrivalQuery<T>(query.queryKey));
  return { ...state, arrival: state.data === undefined ? arrival : null };
}
