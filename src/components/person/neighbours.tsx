import { Link } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { formatCount } from '../../../domain/count.ts';
import type { HostList } from '../../api/lists/long-list-types.ts';
import { Prepared, workInBackground } from '../../lib/row-index/background-work.ts';
import { readValues, syncRowLimit } from '../../lib/row-index/row-preparation.ts';
import type { RowSource } from '../../lib/row-index/row-source.ts';
import { readPosition } from '../../lib/url/list-position.ts';
import { listSearchOf, writeListOrigin } from '../../lib/url/person-search.ts';
import { tableStateOf } from '../../lib/url/table-state.ts';
import { idOf } from '../../lib/values/ids.ts';
import { useMaskedColumns } from '../contact-field/use-masked-columns.ts';
import { totalWords } from '../data-table/pages.ts';
import { useColumnChoice } from '../data-table/toolbar/use-column-choice.ts';
import { useAdjacentRows } from '../data-table/use-adjacent-rows.ts';
import { useRowIndex } from '../data-table/use-row-index.ts';
import { useStableIds } from '../data-table/use-stable-ids.ts';
import { usePeopleListColumns } from '../people-list/people-list.tsx';
import type { ListedPerson, PersonKind, PersonRow } from '../people-list/person-kinds.ts';
import { buttonClass } from '../ui/button.tsx';

type Ids = readonly (string | null)[];

const cachedIds = new WeakMap<RowSource<PersonRow>, Prepared<Ids>>();

/** Returns the ids of all rows by row number; undefined without rows, and while a background task reads a long list. */
function useIds(rows: RowSource<PersonRow> | undefined): Ids | undefined {
  const ids = useMemo(() => rows && idsOf(rows), [rows]);
  // Setting this state after the last step makes React render again.
  const [, setFinished] = useState<Prepared<Ids>>();
  useEffect(() => {
    if (ids === undefined || ids.isDone) return;
    return workInBackground(() => {
      const hasMore = ids.advance();
      if (!hasMore) setFinished(ids);
      return hasMore;
    });
  }, [ids]);
  if (rows === undefined || ids === undefined) return undefined;
  return ids.isDone || rows.length <= syncRowLimit ? ids.value : undefined;
}

function idsOf(rows: RowSource<PersonRow>): Prepared<Ids> {
  const ids = cachedIds.get(rows) ?? new Prepared(readValues(rows, ({ id }) => id));
  cachedIds.set(rows, ids);
  return ids;
}

interface NeighboursProps {
  kind: PersonKind;
  id: string;
  /** The search of the list that the page was opened from. */
  origin: string;
}

/** Links to the previous and the next person in the order of the list that the page was opened from. */
export function Neighbours({ kind, id, origin }: NeighboursProps) {
  const list = kind.useAll();
  const local = useLocalNeighbours(kind, list.rows, origin, id);
  const host = useHostNeighbours(kind, list.rows === undefined ? list.hostList : null, origin, id);
  const links = local === undefined ? host : local;
  // An empty box of the same height, so that the page does not jump when the links are loaded.
  if (links === undefined) return <div aria-hidden className="h-[34px] max-lg:h-11" />;
  if (links === null) return null;
  return (
    <nav aria-label="Records of the list" className="flex items-center gap-2 text-cell text-text-2">
      <span className="mr-auto tabular-nums">{links.words}</span>
      <NeighbourLink kind={kind} to={links.previous} label="Previous record" icon={ChevronLeft} />
      <NeighbourLink kind={kind} to={links.next} label="Next record" icon={ChevronRight} />
    </nav>
  );
}

/** The ids of a list that is still loading. Only the identity of this array has a meaning. */
const notLoaded: Ids = [];

/**
 * Finds the previous and the next person in the whole list.
 *
 * @returns undefined while the list loads, and null if the person is not in it
 */
function useLocalNeighbours(
  kind: PersonKind,
  rows: RowSource<ListedPerson> | undefined,
  origin: string,
  id: string,
): Neighbourhood | null | undefined {
  const columns = useMaskedColumns(usePeopleListColumns(kind));
  const { shown } = useColumnChoice(kind.plural, columns);
  const searched = useMemo(() => new Set(shown.map((column) => column.id)), [shown]);
  const query = useMemo(() => tableStateOf(kind.list, listSearchOf(origin)), [kind, origin]);
  // The page of the list uses the same columns, so its cached index is found and a long list is prepared only once.
  const { index } = useRowIndex(rows, columns, searched, query);
  const ids = useIds(index?.rows);
  const rowNumbers = useMemo(() => index?.find(query), [index, query]);
  const foundIds = useMemo(
    () => (rowNumbers && ids ? Array.from(rowNumbers, (row) => ids[row] ?? null) : notLoaded),
    [rowNumbers, ids],
  );
  const stableIds = useStableIds(foundIds, id, origin);
  if (stableIds === notLoaded) return;
  const position = stableIds.indexOf(id);
  if (position < 0) return null;
  const neighbourAt = (at: number) => ({ id: stableIds[at] ?? null, list: origin });
  return {
    words: `${formatCount(position + 1)} of ${formatCount(stableIds.length)}`,
    previous: neighbourAt(position - 1),
    next: neighbourAt(position + 1),
  };
}

interface NeighbourLinkProps {
  kind: PersonKind;
  to: Neighbour;
  label: string;
  icon: LucideIcon;
}

/** The search params with the page of a table, which only this person's tables have. */
const pageParam = /(?:^|_)(?:page|at)$/;

/** The link to the same page about a neighbour; a disabled button at an end of the list. */
function NeighbourLink({ kind, to: { id, list }, label, icon: Icon }: NeighbourLinkProps) {
  const className = buttonClass('secondary', 'square');
  const content = (
    <>
      <Icon />
      <span className="sr-only">{label}</span>
    </>
  );
  return id === null ? (
    <button type="button" disabled className={className}>
      {content}
    </button>
  ) : (
    <Link
      to="."
      search={(page: object) => ({
        ...Object.fromEntries(Object.entries(page).filter(([name]) => !pageParam.test(name))),
        [kind.param]: id,
        list,
      })}
      className={className}
    >
      {content}
    </Link>
  );
}

/**
 * Finds the previous and the next person in a list that the host searches: on the same page of the list, or at the end
 * of the previous page, or at the start of the next page.
 *
 * @param hostList null if the host does not search the list
 * @param origin the search of the list that the page was opened from, with the number of the page
 * @returns undefined while that page loads and without `hostList`, and null if the person is no longer on that page
 */
function useHostNeighbours(
  kind: PersonKind,
  hostList: HostList<ListedPerson> | null,
  origin: string,
  id: string,
): Neighbourhood | null | undefined {
  const state = tableStateOf(kind.list, listSearchOf(origin));
  const adjacent = useAdjacentRows(hostList, state, id, idOf);
  if (adjacent === undefined) return;
  const { index, total, previous, next } = adjacent;
  if (index < 0) return null;
  const neighbour = ({ row, page }: typeof previous) => ({
    id: row?.id ?? null,
    list: page === null ? origin : writeListOrigin(kind.list, page),
  });
  const number = (state.page - 1) * state.size + index + 1;
  return {
    // On pages that are counted from the end of the list, the number of a row is not known.
    words: readPosition(state.position).isFromEnd
      ? null
      : `${formatCount(number)} of ${totalWords(total)}`,
    previous: neighbour(previous),
    next: neighbour(next),
  };
}

/** The position of a person in a list, and the previous and the next person. */
interface Neighbourhood {
  /** "12 of 480", or null if the number is not known. */
  words: string | null;
  previous: Neighbour;
  next: Neighbour;
}

interface Neighbour {
  /** Null at an end of the list, and until it is known. */
  id: string | null;
  /** The search of the list page that has this person. */
  list: string;
}
