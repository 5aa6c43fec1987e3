import { useQuery } from '@tanstack/react-query';
import { hostPageQuery } from '../../api/lists/long-list.ts';
import type { HostList } from '../../api/lists/long-list-types.ts';
import type { TableState } from '../../lib/url/table-state.ts';
import { cursorPages } from './pages.ts';

/**
 * Finds the rows before and after a row in a list that the host searches: on the same page, or the last row of the
 * previous page, or the first row of the next page.
 *
 * @param hostList null if the host does not search the list
 * @param state the page with the row
 * @returns the row and its index on the page (-1 if it is not there), the total of the found rows, and the rows before
 *   and after the row, each with its `page` (null if it is the same page); a row of another page is undefined until that
 *   page has loaded. Returns undefined until the page has loaded, and if `hostList` is null
 */
export function useAdjacentRows<T>(
  hostList: HostList<T> | null,
  state: TableState,
  id: string,
  idOf: (row: T) => string | null,
) {
  const { data: hostPage } = useQuery(hostPageQuery(hostList, state));
  const rows = hostPage?.rows.all() ?? [];
  const index = rows.findIndex((row) => idOf(row) === id);
  const isFirst = index === 0;
  const isLast = index >= 0 && index === rows.length - 1;
  const pages = hostPage && cursorPages(state, hostPage);
  const pageBefore = isFirst && pages?.previous ? { ...state, ...pages.previous } : null;
  const pageAfter = isLast && pages?.next ? { ...state, ...pages.next } : null;
  // A query with null does not run: no row of another page is needed, or the host does not search the list.
  const before = useQuery(hostPageQuery(pageBefore && hostList, pageBefore ?? state)).data;
  const after = useQuery(hostPageQuery(pageAfter && hostList, pageAfter ?? state)).data;
  if (hostPage === undefined) return;
  const none = { row: undefined, page: null };
  const { total } = hostPage;
  if (index < 0) return { row: undefined, index, total, previous: none, next: none };
  return {
    row: rows[index],
    index,
    total,
    previous: {
      row: pageBefore === null ? rows[index - 1] : before?.rows.all().at(-1),
      page: pageBefore,
    },
    next: { row: pageAfter === null ? rows[index + 1] : after?.rows.all().at(0), page: pageAfter },
  };
}
