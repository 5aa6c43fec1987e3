import { formatCount } from '../../../domain/count.ts';
import type { LongList } from '../../api/lists/found.ts';
import { listSearchOf, writeListOrigin } from '../../lib/address/person-search.ts';
import { type TableState, tableStateOf } from '../../lib/address/table-state.ts';
import { totalWords } from '../data-table/pages.ts';
import { useRowsBeside } from '../data-table/use-rows-beside.ts';
import type { ListedPerson, PersonKind } from '../people-list/person-kinds.ts';
import type { NeighbourLinks } from './neighbour-links.ts';

/**
 * Finds the previous and the next person in a list that the host searches: on the page of the list that the person
 * was opened from, or at the near end of the previous or next page.
 *
 * @param search null if the browser has the whole list
 * @param origin the search of the list
 * @returns undefined while they load, and null if the person is not on that page any more
 */
export function useHostNeighbours(
  kind: PersonKind,
  search: LongList<ListedPerson> | null,
  origin: string,
  id: string,
): NeighbourLinks | null | undefined {
  const state = tableStateOf(kind.list, listSearchOf(origin));
  const beside = useRowsBeside(search, state, id);
  if (beside === undefined) return;
  const { at, total, previous, next } = beside;
  if (at < 0) return null;
  const link = ({ row, list }: { row: ListedPerson | undefined; list: TableState | null }) => ({
    id: row?.id ?? null,
    list: list === null ? origin : writeListOrigin(kind.list, list),
  });
  const number = (state.page - 1) * state.size + at + 1;
  return {
    // Pages from the end of the list have no numbers.
    words: state.place?.startsWith('last')
      ? null
      : `${formatCount(number)} of ${totalWords(total)}`,
    previous: link(previous),
    next: link(next),
  };
}
