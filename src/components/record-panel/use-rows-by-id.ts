import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useOffersShortCall } from '../../api/capabilities/capabilities.ts';
import { hostRowsByIdQuery } from '../../api/lists/long-list.ts';
import type { HostList, RowIds } from '../../api/lists/long-list-types.ts';
import { type LoadState, useRead } from '../../api/lists/use-read.ts';
import type { Rows } from '../../api/parse/rows.ts';
import type { ApiError } from '../../api/transport/api-error.ts';
import { findRows } from '../../lib/row-index/row-source.ts';

/**
 * Reads the rows with an id of a list that is not on screen: from the host if it searches the list, else from the whole
 * list. Part-payments may share the id of their job.
 *
 * @param ids its function must be the same at each render
 */
export function useRowsById<T, Key extends QueryKey>(
  query: UseQueryOptions<Rows<T>, ApiError, Rows<T>, Key>,
  hostList: HostList<T>,
  id: string,
  ids: RowIds<T>,
): LoadState<readonly T[]> {
  const isSearched = useOffersShortCall(hostList.operationId);
  const whole = useRead({ ...query, enabled: isSearched === false });
  const ofHost = useRead(hostRowsByIdQuery(isSearched === true ? hostList : null, id, ids));
  const { idOf } = ids;
  const inWhole = useMemo(
    () => whole.data && findRows(whole.data, (row) => idOf(row) === id),
    [whole.data, idOf, id],
  );
  return isSearched === true ? ofHost : { ...whole, data: inWhole };
}
