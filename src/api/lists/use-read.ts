import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ApiError } from '../transport/api-error.ts';

/** The state of a read. Without data and error, it is loading. */
export interface LoadState<T> {
  /** The data of the last successful read. It stays during a refetch and after a failed one. */
  data: T | undefined;
  error: ApiError | null;
  isFetching: boolean;
  retry: () => void;
}

/** Runs a query and returns its state without the other fields of TanStack Query. */
export function useRead<Answer, Key extends QueryKey, T = Answer>(
  query: UseQueryOptions<Answer, ApiError, T, Key>,
): LoadState<T> {
  const { data, error, isFetching, refetch } = useQuery(query);
  return { data, error, isFetching, retry: () => void refetch() };
}
