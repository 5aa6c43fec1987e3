import { useMemo } from 'react';
import { useOffersShortCall } from '../../api/capabilities/capabilities.ts';
import { hostRowQuery } from '../../api/lists/long-list.ts';
import type { LongList } from '../../api/lists/long-list-types.ts';
import { type LoadState, useRead } from '../../api/lists/use-read.ts';
import { findRows } from '../../lib/row-index/row-source.ts';

/**
 * Reads the rows with an id in a list that is not on screen: from the host if it searches the list, else from the whole
 * list. The host's search finds one row.
 */
export function useRowsById<T>(
  list: LongList<T>,
  id: string,
  idOf: (row: T) => string | null,
): LoadState<readonly T[]> {
  const isSearched = useOffersShortCall(list.operationId);
  const whole = useRead({ ...list.whole, enabled: isSearched === false });
  const ofHost = useRead(hostRowQuery(isSearched === true ? list : null, id, idOf));
  const read = isSearched === true ? ofHost : whole;
  const rows = useMemo(() => {
    if (isSearched !== true) return whole.data && findRows(whole.data, (row) => idOf(row) === id);
    return ofHost.data === null ? [] : ofHost.data && [ofHost.data];
  }, [isSearched, whole.data, ofHost.data, idOf, id]);
  return { ...read, data: rows };
}
