import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useOffersShortCall } from '../../../api/capabilities/capabilities.ts';
import { hostPageQuery } from '../../../api/lists/long-list.ts';
import type { HostList, PageRequest } from '../../../api/lists/long-list-types.ts';
import { Rows } from '../../../api/parse/rows.ts';
import { readSearch } from '../../../lib/values/search/read-search.ts';
import type { EntryKind } from './entry-kinds.ts';
import { searchOf } from './palette-search.ts';

/** The time without typing before a request, because a request for each letter would delay the last response. */
const hostDelayMs = 80;

/** More rows than the palette shows, because it drops the rows that match only in fields that it does not search. */
const hostPageSize = 25;

const firstPage = { filters: {}, sort: null, size: hostPageSize, page: 1, position: null };

function requestFor(text: string, hostList: HostList<unknown> | null): PageRequest {
  const isNumber = /^\s*\d+\s*$/.test(text);
  return {
    ...firstPage,
    q: text.trim(),
    sort: isNumber && hostList !== null ? hostList.idOrder : null,
  };
}

/**
 * Returns the request for the first rows with the amount in a text, because hosts do not search amounts as words; null if
 * the text or the list has none.
 */
function amountRequestFor(text: string, column: string | undefined): PageRequest | null {
  const amount = readSearch(text, Date.now()).find(({ kind }) => kind === 'amounts');
  if (amount === undefined || column === undefined) return null;
  return { ...firstPage, q: amount.remainingText, filters: { [column]: amount.range } };
}

/** Returns the search of a list for the palette. If the host searches the list, the whole list is not read. */
export function usePaletteList<T>(kind: EntryKind<T>, text: string, isMasked: boolean) {
  const { source, amountColumn } = kind;
  const hostList = 'whole' in source ? source : null;
  const isHostSearched = useOffersShortCall(hostList?.operationId) === true;
  const whole = 'whole' in source ? source.whole : source;
  const wholeList = useQuery({ ...whole, enabled: !isHostSearched });
  const settledText = useSettled(text);
  const usesHost = isHostSearched && wholeList.data === undefined && text.trim() !== '';
  const searchedList = usesHost && settledText.trim() !== '' ? hostList : null;
  const request = requestFor(settledText, hostList);
  const hostPage = useQuery({
    ...hostPageQuery(searchedList, request),
    placeholderData: keepPreviousData,
  });
  const amountRequest = amountRequestFor(settledText, amountColumn);
  const amountPage = useQuery(
    hostPageQuery(amountRequest && searchedList, amountRequest ?? request),
  );
  const read = usesHost ? hostPage : wholeList;
  const isIdle = isHostSearched && wholeList.data === undefined && !usesHost;
  const isAmountPending = usesHost && amountRequest !== null && amountPage.isPending;
  const found = hostPage.data?.rows;
  const withAmount = amountPage.data?.rows;
  const hostRows = useMemo(
    () =>
      hostList && found && withAmount
        ? new Rows([...found.raw, ...withAmount.raw], hostList.parser)
        : found,
    [found, withAmount, hostList],
  );
  const rows = usesHost ? hostRows : wholeList.data;
  return {
    /** The search of all rows, or of those that the host finds for the text; undefined until they are loaded. */
    search: rows && searchOf(rows, kind, isMasked),
    /** Whether rows for the present text are still to come. */
    isPending:
      !isIdle &&
      (read.isPending ||
        isAmountPending ||
        (usesHost && (hostPage.isPlaceholderData || settledText !== text))),
    /** Whether the read failed and there is no earlier data. */
    isLoadingError: read.isLoadingError || (usesHost && amountPage.isLoadingError),
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
