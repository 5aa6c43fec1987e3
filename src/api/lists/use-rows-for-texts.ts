import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { RowQuery } from '../../lib/row-index/row-index.ts';
import { useOffersShortCall, useReadsWhole } from '../capabilities/capabilities.ts';
import type { Rows } from '../parse/rows.ts';
import { hostRowsQuery } from './long-list.ts';
import type { LongList } from './long-list-types.ts';
import { type LoadState, useRead } from './use-read.ts';

interface RowsForTextsOptions {
  isWanted?: boolean;
  /** Whether to read again what is in the cache. */
  mustBeFresh?: boolean;
  /** Narrows what the host finds, so that it need not send every row with a text. */
  filters?: RowQuery['filters'];
  /** False to search contact details that are masked on screen. */
  isMasked?: false;
}

/**
 * Reads the rows of a list that may contain some texts: all rows of the list, or, if the host searches the list, those
 * that the host finds by each text. The caller compares the rows.
 */
export function useRowsForTexts<T>(
  list: LongList<T>,
  texts: readonly string[],
  { isWanted = true, mustBeFresh = false, filters = {}, ...masks }: RowsForTextsOptions,
): LoadState<readonly Rows<T>[]> {
  const isSearched = useOffersShortCall(list.operationId);
  const readsWhole = useReadsWhole(isSearched);
  const policy = mustBeFresh ? { staleTime: 0 } : {};
  const whole = useRead({
    ...list.whole,
    ...policy,
    enabled: isWanted && readsWhole && texts.length > 0,
  });
  const { data: allRows } = whole;
  const usesHost = isSearched === true && (mustBeFresh || allRows === undefined);
  const searches = useQueries({
    queries: (usesHost ? texts : []).map((q) => ({
      ...hostRowsQuery(list, { q, filters, sort: null, ...masks }),
      ...policy,
      enabled: isWanted,
    })),
  });
  const wholeRows = useMemo(() => allRows && [allRows], [allRows]);
  if (!usesHost) return { ...whole, data: texts.length === 0 ? [] : wholeRows };
  const loaded = searches.flatMap(({ data }) => data ?? []);
  return {
    data: loaded.length < texts.length ? undefined : loaded,
    error: searches.find(({ error }) => error !== null)?.error ?? null,
    isFetching: searches.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const { error, refetch } of searches) if (error !== null) void refetch();
    },
  };
}
