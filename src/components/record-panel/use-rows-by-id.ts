import { useMemo } from 'react';
import { useOffersShortCall } from '../../api/capabilities/capabilities.ts';
import { hostRowsByIdQuery } from '../../api/lists/long-list.ts';
import type { LongList } from '../../api/lists/long-list-types.ts';
import { type LoadState, useRead } from '../../api/lists/use-read.ts';
import { findRows } from '../../lib/row-index/row-source.ts';

/**
 * Reads the rows with an id in a list that is not on screen: from the host if it searches the list, else from the whole
 * list. Part-payments may share the id of their job.
 *
 * @param idOf must be the same function at each render
 */
export function useRowsById<T>(
  list: LongList<T>,
  id: string,
  idOf: (row: T) => string | null,
): LoadState<readonly T[]> {
  const isSearched = useOffersShortCall(list.operationId);
  const whole = useRead({ ...list.whole, enabled: isSearched === false });
  const ofHost = useRead(hostRowsByIdQuery(isSearched === true ? list : null, id, idOf));
  const inWhole = useMemo(
    () => whole.data && findRows(whole.data, (row) => idOf(row) === id),
    [whole.data, idOf, id],
  );
  return isSearched === true ? ofHost : { ...whole, data: inWhole };
}
