import { useQuery } from '@tanstack/react-query';
import { hostPageQuery } from '../../api/lists/long-list.ts';
import type { HostSearch } from '../../api/lists/long-list-types.ts';
import type { TableState } from '../../lib/url/table-state.ts';
import { cursorPages } from './pages.ts';

/** Reads a page of the list; undefined without a search or a state, and while it loads. */
function usePage<T>(search: HostSearch<T> | null, state: TableState | null, other: TableState) {
  const { data } = useQuery(hostPageQuery(state && search, state ?? other));
  if (state === null || data === undefined) return;
  return { rows: data.rows.all(), total: data.total, pages: cursorPages(state, data) };
}

/**
 * Finds the rows before and after a row in a list that the host searches: on the same page, or at the near end of
 * the previous or next page.
 *
 * @param search null if the browser has the whole list
 * @param state the page with the row
 * @returns the row and its number on the page from 0 (-1 if it is not there), and both neighbours, each with its page
 *   (null if it is the same); undefined without a search, and while the page loads
 */
export function useRowsBeside<T extends { id: string | null }>(
  search: HostSearch<T> | null,
  state: TableState,
  id: string,
) {
  const page = usePage(search, state, state);
  const rows = page?.rows ?? [];
  const at = rows.findIndex((row) => row.id === id);
  const before = at === 0 && page?.pages.previous ? { ...state, ...page.pages.previous } : null;
  const after =
    at >= 0 && at === rows.length - 1 && page?.pages.next ? { ...state, ...page.pages.next } : null;
  const pageBefore = usePage(search, before, state);
  const pageAfter = usePage(search, after, state);
  if (page === undefined) return;
  const none = { row: undefined, list: null };
  if (at < 0) return { row: undefined, at, total: page.total, previous: none, next: none };
  return {
    row: rows[at],
    at,
    total: page.total,
    previous: { row: before === null ? rows[at - 1] : pageBefore?.rows.at(-1), list: before },
    next: { row: after === null ? rows[at + 1] : pageAfter?.rows.at(0), list: after },
  };
}
