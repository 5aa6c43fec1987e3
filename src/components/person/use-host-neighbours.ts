import { useQuery } from '@tanstack/react-query';
import { foundPageQuery, type HostSearch } from '../../api/lists/host-search.ts';
import { peopleTableSpec } from '../../lib/address/people-table-spec.ts';
import { listSearchOf } from '../../lib/address/person-search.ts';
import { stringifySearch } from '../../lib/address/search-params.ts';
import { type TableState, tableStateOf, writeTableState } from '../../lib/address/table-state.ts';
import { formatCount } from '../../lib/values/count.ts';
import { pageRequestOf } from '../data-table/page-request.ts';
import { foundPages, totalWords } from '../data-table/pages.ts';
import type { PersonRow } from '../people-list/people-columns.tsx';
import type { NeighbourLinks } from './neighbour-links.ts';

const firstPage = tableStateOf(peopleTableSpec, {});

/** Reads a page of the list; undefined without a search or a state, and while it loads. */
function usePage(search: HostSearch<PersonRow> | null, state: TableState | null) {
  const { data } = useQuery(foundPageQuery(state && search, pageRequestOf(state ?? firstPage)));
  if (state === null || data === undefined) return;
  return { rows: data.rows.all(), total: data.total, pages: foundPages(state, data) };
}

/**
 * Finds the previous and the next person in a list that the host searches: on the page of the list that the person
 * was opened from, or at the near end of the page beside it.
 *
 * @param search null where the browser has the whole list
 * @param origin the search of the list
 * @returns undefined while they load, and null if the person is not on that page any more
 */
export function useHostNeighbours(
  search: HostSearch<PersonRow> | null,
  origin: string,
  id: string,
): NeighbourLinks | null | undefined {
  const state = tableStateOf(peopleTableSpec, listSearchOf(origin));
  const page = usePage(search, state);
  const rows = page?.rows ?? [];
  const at = rows.findIndex((row) => row.id === id);
  const before = at === 0 && page?.pages.previous ? { ...state, ...page.pages.previous } : null;
  const after =
    at >= 0 && at === rows.length - 1 && page?.pages.next ? { ...state, ...page.pages.next } : null;
  const pageBefore = usePage(search, before);
  const pageAfter = usePage(search, after);
  if (page === undefined) return;
  if (at < 0) return null;
  const link = (row: PersonRow | undefined, list: TableState | null) => ({
    id: row?.id ?? null,
    list: list === null ? origin : stringifySearch(writeTableState(peopleTableSpec, list)) || '?',
  });
  const number = (state.page - 1) * state.size + at + 1;
  return {
    // Pages from the end of the list have no numbers.
    words: state.place?.startsWith('last')
      ? null
      : `${formatCount(number)} of ${totalWords(page.total)}`,
    previous: before === null ? link(rows[at - 1], null) : link(pageBefore?.rows.at(-1), before),
    next: after === null ? link(rows[at + 1], null) : link(pageAfter?.rows.at(0), after),
  };
}
