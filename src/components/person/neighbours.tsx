import { Link } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { useMemo } from 'react';
import { peopleTableSpec } from '../../lib/address/people-table-spec.ts';
import { listSearchOf } from '../../lib/address/person-search.ts';
import { tableStateOf } from '../../lib/address/table-state.ts';
import { useMaskedColumns } from '../contact-field/use-masked-columns.ts';
import { useHiddenColumns } from '../data-table/toolbar/use-hidden-columns.ts';
import { useRowIndex } from '../data-table/use-row-index.ts';
import { usePeopleListColumns } from '../people-list/people-list.tsx';
import type { PersonKind } from '../people-list/person-kinds.ts';
import { buttonClass } from '../ui/button.tsx';
import { useIds } from './use-ids.ts';

interface NeighboursProps {
  kind: PersonKind;
  id: string;
  /** The search of the list that the page was opened from. */
  origin: string;
}

/** Links to the previous and the next person in the order of the list that the page was opened from. */
export function Neighbours({ kind, id, origin }: NeighboursProps) {
  const columns = useMaskedColumns(usePeopleListColumns(kind));
  const { shown } = useHiddenColumns(kind.many, columns);
  const searched = useMemo(() => new Set(shown.map((column) => column.id)), [shown]);
  const query = useMemo(() => tableStateOf(peopleTableSpec, listSearchOf(origin)), [origin]);
  // The same index as the list's, so that a long list prepares it once.
  const { index } = useRowIndex(kind.useRows(), columns, searched, query);
  const ids = useIds(index?.rows);
  const found = useMemo(() => index?.find(query), [index, query]);
  // Takes the same room, so that nothing jumps.
  if (found === undefined || ids === undefined) {
    return <div aria-hidden className="h-[34px] max-lg:h-11" />;
  }
  const at = found.indexOf(ids.indexOf(id));
  if (at < 0) return null;
  const step = (to: number, label: string, icon: LucideIcon) => (
    <Step kind={kind} id={ids[found[to] ?? -1] ?? null} label={label} icon={icon} />
  );
  return (
    <nav aria-label="Records of the list" className="flex items-center gap-2 text-cell text-text-2">
      <span className="mr-auto tabular-nums">
        {at + 1} of {found.length}
      </span>
      {step(at - 1, 'Previous record', ChevronLeft)}
      {step(at + 1, 'Next record', ChevronRight)}
    </nav>
  );
}

interface StepProps {
  kind: PersonKind;
  /** Null at the end of the list. */
  id: string | null;
  label: string;
  icon: LucideIcon;
}

/** Links to the same page about another person. */
function Step({ kind, id, label, icon: Icon }: StepProps) {
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
    <Link to="." search={(page: object) => ({ ...page, [kind.param]: id })} className={className}>
      {inside}
    </Link>
  );
}
