import type { PageRequest } from '../../api/lists/long-list-types.ts';
import type { TableState } from '../../lib/url/table-state.ts';

/** Returns the request for the page on screen. An unfinished search shows its first page. */
export function pageRequestOf(state: TableState, q = state.q): PageRequest {
  const { filters, sort, size } = state;
  const isTyping = q !== state.q;
  return {
    q,
    filters,
    sort,
    size,
    page: isTyping ? 1 : state.page,
    place: isTyping ? null : state.place,
  };
}
