import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ApiError } from '../transport/api-error.ts';

/** How far the loading of something is: what a panel needs in order to choose its face. */
export interface LoadState<T> {
  /** What was loaded last, also while a later attempt runs or has failed. */
  data: T | undefined;
  /** Why the last attempt failed, or null. */
  error: ApiError | null;
  isFetching: boolean;
  retry: () => void;
}

/** Reads something and keeps it up to date. */
export function useRead<T, Key extends QueryKey>(
  query: UseQueryOptions<T, ApiError, T, Key>,
): LoadState<T> {
  const { data, error, isFetching, refetch } = useQuery(query);
  return { data, error, isFetching, retry: () => void refetch() };
}
