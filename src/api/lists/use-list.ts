import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { idle } from '../../lib/browser/idle.ts';
import { useAfter } from '../../lib/browser/use-after.ts';
import type { RowSource } from '../../lib/row-index/row-source.ts';
import { useOffersShortCall, useReadsWhole } from '../capabilities/capabilities.ts';
import type { Rows } from '../parse/rows.ts';
import type { ApiError } from '../transport/api-error.ts';
import { listTotalQuery } from './long-list.ts';
import type { HostList, LongList, WholeQuery } from './long-list-types.ts';
import { partialListQuery } from './partial-list.ts';

export interface ListState<T> {
  /** All rows of the last successful read; undefined before the first. */
  rows: Rows<T> | undefined;
  /** The first rows while the list loads for the first time; else null. */
  preview: RowSource<T> | null;
  /** The bytes received while the list loads; 0 while it is too early to show progress; null if none are reported. */
  progress: number | null;
  error: ApiError | null;
  isFetching: boolean;
  /** Reads the list again. Resolves when the read ends; the error is null after a success. */
  retry: () => Promise<{ data: Rows<T> | undefined; error: ApiError | null }>;
  /** The time of the last successful read in milliseconds UTC; 0 before the first. */
  updatedAt: number;
  /** How the host searches this list; null if it does not. If it does, `rows` may stay undefined. */
  hostList: HostList<T> | null;
}

/** Reads a list without a preview or deferred state, such as a queue: decisions need the newest rows. */
export function useQueue<T>(query: WholeQuery<T>): ListState<T> {
  const {
    data: rows,
    error,
    isFetching,
    refetch: retry,
    dataUpdatedAt: updatedAt,
  } = useQuery(query);
  return useMemo(
    () => ({
      rows,
      preview: null,
      progress: null,
      error,
      isFetching,
      retry,
      updatedAt,
      hostList: null,
    }),
    [rows, error, isFetching, retry, updatedAt],
  );
}

/** The HTTP status with which a host refuses to send a long list whole. Such a host searches the list. */
export const tooLongStatus = 413;

/**
 * Reads a list that may be long. The deferred value lets React interrupt the drawing for input. It contains preview and
 * rows together, so that the table is not empty when the rows replace the preview.
 *
 * @param list If the host searches it, it is read whole only after its first page, and only if it has at most
 *   `maxWholeListRows` rows. Of a list that no host searches, only `whole` is needed.
 */
export function useList<T>(
  list: LongList<T> | { whole: WholeQuery<T>; operationId?: undefined },
): ListState<T> {
  const { queryKey } = list.whole;
  const hostList = list.operationId === undefined ? null : list;
  const { isSearched, readsWhole } = useWholeList(queryKey, hostList);
  const whole = useQueue({ ...list.whole, enabled: readsWhole });
  const { data = null } = useQuery(partialListQuery<T>(queryKey));
  const partial = whole.rows === undefined ? data : null;
  const searchedList = isSearched === true ? hostList : null;
  const isUnknown = isSearched === undefined;
  const state = useMemo(
    () => ({
      list: {
        ...whole,
        error: isUnknown && whole.error?.status === tooLongStatus ? null : whole.error,
        hostList: searchedList,
        ...(partial !== null && { preview: partial.rows, progress: partial.bytes }),
      } satisfies ListState<T>,
      onPainted: partial?.onPainted,
    }),
    [whole, partial, searchedList, isUnknown],
  );
  const { list: shown, onPainted } = useDeferredValue(state);
  useEffect(() => {
    if (onPainted === undefined) return;
    let frame = requestAnimationFrame(() => {
      // The first callback runs before the paint, the second one after it.
      frame = requestAnimationFrame(onPainted);
    });
    return () => cancelAnimationFrame(frame);
  }, [onPainted]);
  return shown;
}

/** A list that the host searches is read whole only up to this number of rows. */
const maxWholeListRows = 50_000;

/** Returns whether the host searches a list (undefined if not known), and whether the list is read whole. */
function useWholeList(listKey: QueryKey, hostList: HostList<unknown> | null) {
  const client = useQueryClient();
  const isSearched = useOffersShortCall(hostList?.operationId);
  // The total is read later, because the first page is needed first.
  const isIdle = useAfter(isSearched === true, idle);
  const isWholeCached = client.getQueryData(listKey) !== undefined;
  const { data: total } = useQuery({
    ...listTotalQuery(hostList),
    enabled: isIdle && !isWholeCached,
  });
  const { error } = client.getQueryState<unknown, ApiError>(listKey) ?? {};
  const wasRefused = error?.status === tooLongStatus;
  const fits = total?.isExact === true && total.count <= maxWholeListRows && !wasRefused;
  const isLong = isSearched === true && total !== undefined && !fits;
  useEffect(() => {
    // The whole list was requested before the host's capabilities were known.
    if (isLong) void client.cancelQueries({ queryKey: listKey, exact: true });
  }, [isLong, client, listKey]);
  const readsWhole = useReadsWhole(isSearched) || fits || isWholeCached;
  return { isSearched, readsWhole };
}
