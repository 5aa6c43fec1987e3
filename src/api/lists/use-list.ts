import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo } from 'react';
import type { RowSource } from '../../lib/row-index/row-source.ts';
import type { Rows } from '../reading/rows.ts';
import type { ApiError } from '../transport/api-error.ts';
import { arrivalQuery } from './arrival.ts';

/** What a screen knows of a list. */
export interface List<T> {
  /** All rows as they were read last; undefined until they are there. */
  rows: Rows<T> | undefined;
  /** The first rows, while a list that the screen has not had before is on its way; else null. */
  preview: RowSource<T> | null;
  /** Bytes of it that have come; 0 while it is too early to speak of them. Null while nothing is known. */
  progress: number | null;
  /** Why the last attempt to read it failed, or null. */
  error: ApiError | null;
  isFetching: boolean;
  /** Reads it again. Resolves when that ended, well or not. */
  retry: () => Promise<unknown>;
  /** When it was read last, in milliseconds UTC; 0 while it never was. */
  updatedAt: number;
}

type ListQuery<T, Key extends QueryKey> = UseQueryOptions<Rows<T>, ApiError, Rows<T>, Key>;

/** A list of a queue: it is too short to come in parts, and what is decided on is never a frame late. */
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
 * A list that may be long. React draws its rows in slices, between which the page reacts to its
 * administrator: the preview and all rows are one state, so that there is never neither.
 */
export function useList<T, Key extends QueryKey>(query: ListQuery<T, Key>): List<T> {
  const whole = useQueue(query);
  const { data: arrival = null } = useQuery(arrivalQuery<T>(query.queryKey));
  const shown = whole.rows === undefined ? arrival : null;
  const state = useMemo(
    () => ({
      list: shown === null ? whole : { ...whole, preview: shown.rows, progress: shown.bytes },
      onShown: shown?.onShown,
    }),
    [whole, shown],
  );
  const { list, onShown } = useDeferredValue(state);
  useEffect(() => {
    if (onShown === undefined) return;
    let frame = requestAnimationFrame(() => {
      // The second frame: only then has the one with the rows been handed over.
      frame = requestAnimationFrame(onShown);
    });
    return () => cancelAnimationFrame(frame);
  }, [onShown]);
  return list;
}
