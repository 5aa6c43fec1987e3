import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useOffersShortCall } from '../../api/capabilities/capabilities.ts';
import { hostRowQuery } from '../../api/lists/long-list.ts';
import type { HostList, RowIds } from '../../api/lists/long-list-types.ts';
import { type LoadState, useRead } from '../../api/lists/use-read.ts';
import type { Rows } from '../../api/parse/rows.ts';
import type { ApiError } from '../../api/transport/api-error.ts';
import { findRow } from '../../lib/row-index/row-source.ts';

/**
 * Reads one row of a list that is not on screen: from the host if it searches the list, else from the whole list.
 *
 * @returns a state whose data is null if the list has no such row
 */
export function useRowById<T, Key extends QueryKey>(
  query: UseQueryOptions<Rows<T>, ApiError, Rows<T>, Key>,
  hostList: HostList<T>,
  id: string,
  ids: RowIds<T>,
): LoadState<T | null> {
  const isSearched = useOffersShortCall(hostList.operationId);
  const whole = useRead({ ...query, enabled: isSearched === false });
  const ofHost = useRead(hostRowQuery(isSearched === true ? hostList : null, id, ids));
  const { idOf } = ids;
  const inWhole = useMemo(
    () => whole.data && (findRow(whole.data, (row) => idOf(row) === id) ?? null),
    [whole.data, idOf, id],
  );
  return isSearched === true ? ofHost : { ...whole, data: inWhole };
}
