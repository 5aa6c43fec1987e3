import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import type { RowTotal } from '../../api/lists/long-list-types.ts';
import type { ListState } from '../../api/lists/use-list.ts';
import type { RowSource } from '../../lib/row-index/row-source.ts';
import { lastPosition } from '../../lib/url/list-position.ts';
import type { TableState } from '../../lib/url/table-state.ts';
import type { Column } from './column.tsx';
import { countedPages, cursorPages, pageCountOf } from './pages.ts';
import { useHostRows } from './use-host-rows.ts';
import { isHostOrder, type Matches, useMatches } from './use-matches.ts';
import type { TableControl } from './use-table-state.ts';

/** The rows of a table at one moment. */
export interface TableMoment<T> {
  pageRows: readonly T[];
  /** All rows of the list; undefined until they are loaded. */
  listed: RowSource<T> | undefined;
  state: TableState;
}

/**
 * Returns content below a table; takes the found rows, the rows of the page, whether they belong to an earlier request,
 * and the state with which they were searched.
 */
export type BelowTable<T> = (
  found: Matches<T>,
  pageRows: readonly T[],
  isEarlier: boolean,
  state: TableState,
) => ReactNode;

interface PageOptions {
  /** The search text, which may be newer than the address. */
  q: string;
  size: number;
  /** Whether the first `size` rows are the only page, because the list is printed. */
  isOnePage: boolean;
}

/**
 * Finds the rows of a table. The browser finds them when it has the whole list and, except for the host's own order,
 * its index; until then the host finds them, if it offers a search.
 *
 * @param columns all columns
 * @param shownColumns the columns on screen
 */
export function useTableRows<T>(
  list: ListState<T>,
  columns: readonly Column<T>[],
  shownColumns: readonly Column<T>[],
  { state, change }: TableControl,
  { q, size, isOnePage }: PageOptions,
) {
  const local = useMatches(list.rows, columns, shownColumns, state, q);
  const { index, found, numbers, prioritizeOrder } = local;
  const [wantsChoices, setWantsChoices] = useState(false);
  const prepareChoices = useCallback(() => setWantsChoices(true), []);
  const isFiltered = Object.values(state.filters).some((filter) => filter !== undefined);
  const host = useHostRows(found === null ? list.hostList : null, columns, state, {
    q,
    // The chips of the filters show the labels of the choices.
    wantsChoices: wantsChoices || isFiltered,
  });
  const isTyping = q !== state.q;
  const localTotal = useMemo(
    (): RowTotal | null => found && { count: found.length, isExact: true },
    [found],
  );
  const total = host === null ? localTotal : (host.page?.total ?? null);
  const lastPage = total === null ? 1 : pageCountOf(total, size);
  // While a search is typed, the text is newer than the state, and the first page is shown.
  const page = isTyping || isOnePage ? 1 : Math.min(state.page, lastPage);

  const isPageNumberUsed = state.position === null && !isTyping && !isOnePage;
  const isPageNumberKnown = host === null || host.isEarlier || host.page?.page !== null;
  useEffect(() => {
    // An empty page may fill again, when the search text is applied as a filter.
    if (total === null || total.count === 0 || !isPageNumberUsed || state.page === 1) return;
    // The address may have a page number after the last page.
    if (total.isExact && state.page > lastPage) change({ page: lastPage }, 'replace');
    // For a number that is too high, the host sends the last page, without a number.
    else if (!isPageNumberKnown) change({ page: 1, position: lastPosition }, 'replace');
  }, [total, isPageNumberUsed, isPageNumberKnown, state.page, lastPage, change]);

  const isFirstPage = state.page === 1 && isHostOrder({ ...state, q });
  const preview = list.error === null && isFirstPage ? list.preview : null;
  const hostRows = host?.page?.rows ?? null;
  const pageRows = useMemo((): readonly T[] => {
    if (hostRows !== null) return rowsOf(hostRows, 0, hostRows.length);
    return found === null ? rowsOf(preview, 0, size) : rowsOf(found, (page - 1) * size, size);
  }, [hostRows, found, preview, page, size]);

  const localSums = useCallback(
    (columnId: string) => {
      if (index === null || numbers === null) return null;
      const sums = index.sums(columnId, numbers);
      const texts = columns.find(({ id }) => id === columnId)?.sums ?? [];
      return texts.map((_, sumIndex) => sums[sumIndex] ?? { rows: 0, total: null });
    },
    [index, numbers, columns],
  );
  const { error, isFetching, retry } = host ?? list;
  const localChoices = useCallback((columnId: string) => index?.choices(columnId) ?? [], [index]);
  return {
    pageRows,
    /** All found rows, or only the rows of the page if the host searches; null while they load. */
    found: hostRows ?? found,
    /** The number of all found rows; null until it is known. */
    total,
    pages:
      host?.page !== undefined
        ? cursorPages(host.page.request, host.page)
        : total && countedPages(page, size, total.count),
    /** Whether the rows belong to an earlier request, because the host has not answered the newest. */
    isEarlier: host?.isEarlier ?? false,
    /** Whether the host searches. */
    isHost: host !== null,
    error,
    isFetching,
    retry,
    sumsOf: host?.sumsOf ?? localSums,
    choicesOf: host?.choicesOf ?? localChoices,
    /** Requests the filter choices from a host that searches. */
    prepareChoices,
    /** Prepares the order of a column before other parts of the index. */
    prioritizeOrder,
  };
}

/** Returns at most `maxCount` rows from `start` on; none without a source. */
function rowsOf<T>(source: Matches<T> | RowSource<T> | null, start: number, maxCount: number): T[] {
  const count = Math.max(0, Math.min(maxCount, (source?.length ?? 0) - start));
  return source === null ? [] : Array.from({ length: count }, (_, row) => source.at(start + row));
}
