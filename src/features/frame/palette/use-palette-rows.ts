import {
  keepPreviousData,
  type QueryKey,
  type UseQueryOptions,
  useQuery,
} from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useOffersShortCall } from '../../../api/capabilities/capabilities.ts';
import { hostPageQuery } from '../../../api/lists/long-list.ts';
import type { HostSearch, PageRequest } from '../../../api/lists/long-list-types.ts';
import type { Rows } from '../../../api/parse/rows.ts';
import type { ApiError } from '../../../api/transport/api-error.ts';

/** One request for each letter would delay the response for the last letter. */
const hostDelayMs = 80;

/** More rows than the palette shows, because the palette searches fewer fields than the host. */
const rowsOfHost = 25;

/** Searches for digits use the order of ids, in which an exact id comes before longer ids that contain it. */
const byId = { column: 'id', descending: false };

function requestFor(text: string, idColumn: string): PageRequest {
  const isNumber = /^\s*\d+\s*$/.test(text);
  return {
    q: text.trim(),
    filters: {},
    sort: isNumber ? { ...byId, column: idColumn } : null,
    size: rowsOfHost,
    page: 1,
    position: null,
  };
}

/**
 * Returns the rows of a list for the palette. If the host searches the list, the whole list is not read.
 *
 * @param text the text of the palette
 * @param idColumn the column of the ids, by its name in the search
 */
export function usePaletteRows<T, Key extends QueryKey>(
  query: UseQueryOptions<Rows<T>, ApiError, Rows<T>, Key>,
  search: HostSearch<T>,
  text: string,
  idColumn = byId.column,
) {
  const isSearched = useOffersShortCall(search.operationId) === true;
  const whole = useQuery({ ...query, enabled: !isSearched });
  const settled = useSettled(text, hostDelayMs);
  const usesLongList = isSearched && whole.data === undefined && text.trim() !== '';
  const found = useQuery({
    ...hostPageQuery(
      usesLongList && settled.trim() !== '' ? search : null,
      requestFor(settled, idColumn),
    ),
    placeholderData: keepPreviousData,
  });
  const read = usesLongList ? found : whole;
  const isEmpty = isSearched && whole.data === undefined && !usesLongList;
  return {
    /** All rows of the list, or those that the host finds for the text; undefined while they load. */
    rows: usesLongList ? found.data?.rows : whole.data,
    isPending:
      !isEmpty &&
      (read.isPending || (usesLongList && (found.isPlaceholderData || settled !== text))),
    hasFailed: read.error !== null && read.data === undefined,
  };
}

/** Returns the last text that stayed unchanged for this many milliseconds. */
function useSettled(text: string, delayMs: number): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), delayMs);
    return () => clearTimeout(timer);
  }, [text, delayMs]);
  return settled;
}
