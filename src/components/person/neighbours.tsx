import { Link } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { useMemo } from 'react';
import { formatCount } from '../../../domain/count.ts';
import { listSearchOf } from '../../lib/address/person-search.ts';
import { tableStateOf } from '../../lib/address/table-state.ts';
import type { RowSource } from '../../lib/row-index/row-source.ts';
import { useMaskedColumns } from '../contact-field/use-masked-columns.ts';
import { useHiddenColumns } from '../data-table/toolbar/use-hidden-columns.ts';
import { useRowIndex } from '../data-table/use-row-index.ts';
import { useWalk } from '../data-table/use-walk.ts';
import { usePeopleListColumns } from '../people-list/people-list.tsx';
import type { ListedPerson, PersonKind } from '../people-list/person-kinds.ts';
import { buttonClass } from '../ui/button.tsx';
import type { NeighbourLink, NeighbourLinks } from './neighbour-links.ts';
import { useHostNeighbours } from './use-host-neighbours.ts';
import { useIds } from './use-ids.ts';

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
