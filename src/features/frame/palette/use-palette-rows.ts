import {
  keepPreviousData,
  type QueryKey,
  type UseQueryOptions,
  useQuery,
} from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useOffersShortCall } from '../../../api/capabilities/capabilities.ts';
import { hostPageQuery } from '../../../api/lists/long-list.ts';
import type { HostList, PageRequest } from '../../../api/lists/long-list-types.ts';
import type { Rows } from '../../../api/parse/rows.ts';
import type { ApiError } from '../../../api/transport/api-error.ts';

/** The time without typing before a request, because a request for each letter would delay the last response. */
const hostDelayMs = 80;

/** More rows than the palette shows, because it drops the rows that match only in fields that it does not search. */
const hostPageSize = 25;

/** Returns the request for the first rows with a text. */
function requestFor(text: string, idColumn: string): PageRequest {
  const isNumber = /^\s*\d+\s*$/.test(text);
  return {
    q: text.trim(),
    filters: {},
    // In the order of ids, an exact id comes before longer ids that contain it.
    sort: isNumber ? { column: idColumn, descending: false } : null,
    size: hostPageSize,
    page: 1,
    position: null,
  };
}

/**
 * Returns the rows of a list for the palette. If the host searches the list, the whole list is not read.
 *
 * @param text the text of the palette
 * @param idColumn the id of the column with the row ids
 */
export function usePaletteRows<T, Key extends QueryKey>(
  query: UseQueryOptions<Rows<T>, ApiError, Rows<T>, Key>,
  hostList: HostList<T>,
  text: string,
  idColumn = 'id',
) {
  const isHostSearched = useOffersShortCall(hostList.operationId) === true;
  const wholeList = useQuery({ ...query, enabled: !isHostSearched });
  const settledText = useSettled(text);
  const usesHost = isHostSearched && wholeList.data === undefined && text.trim() !== '';
  const hostPage = useQuery({
    ...hostPageQuery(
      usesHost && settledText.trim() !== '' ? hostList : null,
      requestFor(settledText, idColumn),
    ),
    placeholderData: keepPreviousData,
  });
  const read = usesHost ? hostPage : wholeList;
  const isIdle = isHostSearched && wholeList.data === undefined && !usesHost;
  return {
    /** All rows of the list, or those that the host finds for the text; undefined until they are loaded. */
    data: usesHost ? hostPage.data?.rows : wholeList.data,
    /** Whether rows for the present text are still to come. */
    isPending:
      !isIdle &&
      (read.isPending || (usesHost && (hostPage.isPlaceholderData || settledText !== text))),
    /** Whether the read failed and there is no earlier data. */
    isLoadingError: read.isLoadingError,
  };
}

/** Returns the last text that stayed unchanged for `hostDelayMs`. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), hostDelayMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
