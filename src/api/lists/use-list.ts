import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo } from 'react';
import type { RowSource } from '../../lib/row-index/row-source.ts';
import type { Rows } from '../reading/rows.ts';
import type { ApiError } from '../transport/api-error.ts';
import { partialListQuery } from './partial-list.ts';

/** The state of a list on a screen. */
export interface List<T> {
  /** All rows of the last read; undefined until it succeeds. */
  rows: Rows<T> | undefined;
  /** The first rows while the list loads for the first time; else null. */
  preview: RowSource<T> | null;
  /** Bytes so far while the list loads; 0 while it is too early to show progress; null before the first report. */
  progress: number | null;
  /** The error of the last read, or null. */
  error: ApiError | null;
  isFetching: boolean;
  /** Reads the list again. Resolves when the read ends; the error is null after a success. */
  retry: () => Promise<{ data: Rows<T> | undefined; error: ApiError | null }>;
  /** The time of the last successful read in milliseconds UTC; 0 before the first. */
  updatedAt: number;
}

type ListQuery<T, Key extends QueryKey> = UseQueryOptions<Rows<T>, ApiError, Rows<T>, Key>;

/** Reads the list of a queue. It has no preview and no deferred state: decisions need the newest rows. */
export function useQueue<T, Key extends QueryKey>(query: ListQuery<T, Key>): List<T> {
  const {
    data: rows,
    error,
    isFetching,
    refetch: retry,
    dataUpdatedAt: updatedAt,
  } = useQuery(query);
  return useMemo(
    () => ({ rows, preview: null, progress: null, error, isFetching, retry, updatedAt }),
    [rows, error, isFetching, retry, updatedAt],
  );
}

/**
 * Reads a list that may be long. The deferred value lets React interrupt the drawing for input. Preview and
 * rows are one state, so that no frame shows neither.
 */
export function useList<T, Key extends QueryKey>(query: ListQuery<T, Key>): List<T> {
  const whole = useQueue(query);
  const { data = null } = useQuery(partialListQuery<T>(query.queryKey));
  const partial = whole.rows === undefined ? data : null;
  const state = useMemo(
    () => ({
      list: partial === null ? whole : { ...whole, preview: partial.rows, progress: partial.bytes },
      onPainted: partial?.onPainted,
    }),
    [whole, partial],
  );
  const { list, onPainted } = useDeferredValue(state);
  useEffect(() => {
    if (onPainted === undefined) return;
    let frame = requestAnimationFrame(() => {
      // The first callback runs before the paint, the second one after it.
      frame = requestAnimationFrame(onPainted);
    });
    return () => cancelAnimationFrame(frame);
  }, [onPainted]);
  return list;
}
