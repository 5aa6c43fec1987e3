import { Link } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { formatCount } from '../../../domain/count.ts';
import type { HostSearch } from '../../api/lists/long-list-types.ts';
import { Prepared, workInBackground } from '../../lib/row-index/background-work.ts';
import { readValues } from '../../lib/row-index/row-preparation.ts';
import type { RowSource } from '../../lib/row-index/row-source.ts';
import { listSearchOf, writeListOrigin } from '../../lib/url/person-search.ts';
import { type TableState, tableStateOf } from '../../lib/url/table-state.ts';
import { useMaskedColumns } from '../contact-field/use-masked-columns.ts';
import { totalWords } from '../data-table/pages.ts';
import { useHiddenColumns } from '../data-table/toolbar/use-hidden-columns.ts';
import { useRowIndex } from '../data-table/use-row-index.ts';
import { useRowsBeside } from '../data-table/use-rows-beside.ts';
import { useWalk } from '../data-table/use-walk.ts';
import { usePeopleListColumns } from '../people-list/people-list.tsx';
import type { ListedPerson, PersonKind, PersonRow } from '../people-list/person-kinds.ts';
import { buttonClass } from '../ui/button.tsx';

type Ids = readonly (string | null)[];

/** The cached ids of rows. */
const known = new WeakMap<RowSource<PersonRow>, Prepared<Ids>>();

/** This many rows are read within one frame on a slow phone. */
const fewRows = 2000;

/**
 * Returns the ids of all rows by row number; undefined while a background task reads the ids of a long list in
 * steps.
 */
function useIds(rows: RowSource<PersonRow> | undefined): Ids | undefined {
  const ids = useMemo(() => rows && idsOf(rows), [rows]);
  const [, setDone] = useState<Prepared<Ids>>();
  useEffect(() => {
    if (ids === undefined || ids.isDone) return;
    return workInBackground(() => {
      const hasMore = ids.advance();
      if (!hasMore) setDone(ids);
      return hasMore;
    });
  }, [ids]);
  if (rows === undefined || ids === undefined) return undefined;
  return ids.isDone || rows.length <= fewRows ? ids.value : undefined;
}

function idsOf(rows: RowSource<PersonRow>): Prepared<Ids> {
  const ids = known.get(rows) ?? new Prepared(readValues(rows, ({ id }) => id));
  known.set(rows, ids);
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
  const host = useHostNeighbours(kind, list.rows === undefined ? list.search : null, origin, id);
  const links = local === undefined ? host : local;
  // Takes the same room, so that nothing jumps.
  if (links === undefined) return <div aria-hidden className="h-[34px] max-lg:h-11" />;
  if (links === null) return null;
  return (
    <nav aria-label="Records of the list" className="flex items-center gap-2 text-cell text-text-2">
      <span className="mr-auto tabular-nums">{links.words}</span>
      <Step kind={kind} to={links.previous} label="Previous record" icon={ChevronLeft} />
      <Step kind={kind} to={links.next} label="Next record" icon={ChevronRight} />
    </nav>
  );
}

const loading: readonly (string | null)[] = [];

/** Finds both persons in the whole list; undefined while it loads, and null if the person is not in it. */
function useLocalNeighbours(
  kind: PersonKind,
  rows: RowSource<ListedPerson> | undefined,
  origin: string,
  id: string,
): NeighbourLinks | null | undefined {
  const columns = useMaskedColumns(usePeopleListColumns(kind));
  const { shown } = useHiddenColumns(kind.many, columns);
  const searched = useMemo(() => new Set(shown.map((column) => column.id)), [shown]);
  const query = useMemo(() => tableStateOf(kind.list, listSearchOf(origin)), [kind, origin]);
  // Shares the index of the list, so that a long list prepares it only once.
  const { index } = useRowIndex(rows, columns, searched, query);
  const ids = useIds(index?.rows);
  const found = useMemo(() => index?.find(query), [index, query]);
  const listed = useMemo(
    () => (found && ids ? Array.from(found, (row) => ids[row] ?? null) : loading),
    [found, ids],
  );
  const walk = useWalk(listed, id, origin);
  if (walk === loading) return;
  const at = walk.indexOf(id);
  if (at < 0) return null;
  const link = (to: number) => ({ id: walk[to] ?? null, list: origin });
  return {
    words: `${formatCount(at + 1)} of ${formatCount(walk.length)}`,
    previous: link(at - 1),
    next: link(at + 1),
  };
}

interface StepProps {
  kind: PersonKind;
  to: NeighbourLink;
  label: string;
  icon: LucideIcon;
}

/** Links to the same page about another person. */
function Step({ kind, to: { id, list }, label, icon: Icon }: StepProps) {
  const className = buttonClass('secondary', 'square');
  const inside = (
    <>
      <Icon />
      <span className="sr-only">{label}</span>
    </>
  );
  return id === null ? (
    <button type="button" disabled className={className}>
      {inside}
    </button>
  ) : (
    <Link
      to="."
      search={(page: object) => ({ ...page, [kind.param]: id, list })}
      className={className}
    >
      {inside}
    </Link>
  );
}

/**
 * Finds the previous and the next person in a list that the host searches: on the page of the list that the person
 * was opened from, or at the near end of the previous or next page.
 *
 * @param search null if the browser has the whole list
 * @param origin the search of the list
 * @returns undefined while they load, and null if the person is not on that page any more
 */
function useHostNeighbours(
  kind: PersonKind,
  search: HostSearch<ListedPerson> | null,
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
    words: state.position?.startsWith('last')
      ? null
      : `${formatCount(number)} of ${totalWords(total)}`,
    previous: link(previous),
    next: link(next),
  };
}

/** The previous and the next person in a list. */
interface NeighbourLinks {
  /** "12 of 480", or null if the number is not known. */
  words: string | null;
  previous: NeighbourLink;
  next: NeighbourLink;
}

interface NeighbourLink {
  /** Null at the end of the list. */
  id: string | null;
  /** The search of the list that this person is opened from. */
  list: string;
}
