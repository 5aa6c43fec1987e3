import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { listSearchOf } from '../../lib/address/list-origin.ts';
import { peopleTableSpec } from '../../lib/address/people-table-spec.ts';
import { tableStateOf } from '../../lib/address/table-state.ts';
import { RowIndex } from '../../lib/row-index/row-index.ts';
import type { RowSource } from '../../lib/row-index/row-source.ts';
import { useHiddenColumns } from '../data-table/toolbar/use-hidden-columns.ts';
import { buttonClass } from '../ui/button.tsx';
import { type PersonRow, peopleColumns } from './people-columns.tsx';

/** What is printed does not matter here. */
const columns = peopleColumns<PersonRow>('', (_row, look) => look.children);

interface NeighboursProps<T extends PersonRow> {
  rows: RowSource<T> | undefined;
  /** The view of that list, whose shown columns are searched. */
  view: string;
  id: string;
  /** The list the page was opened from. */
  origin: string;
  /** Leads to another person's page. */
  link: (id: string, className: string, children: ReactNode) => ReactNode;
}

/** The previous and the next person in the order of the list one came from. */
export function Neighbours<T extends PersonRow>(props: NeighboursProps<T>) {
  const { rows, view, id, origin, link } = props;
  const { shown } = useHiddenColumns(view, columns);
  const ids = useMemo(() => {
    if (rows === undefined) return [];
    const index = new RowIndex(rows, columns, new Set(shown.map((column) => column.id)));
    const found = index.find(tableStateOf(peopleTableSpec, listSearchOf(origin)));
    const idOf: (string | null)[] = [];
    rows.each((row) => idOf.push(row.id));
    return Array.from(found, (number) => idOf[number] ?? null);
  }, [rows, shown, origin]);
  const at = ids.indexOf(id);
  // The room it will take, so that nothing jumps.
  if (rows === undefined) return <div aria-hidden className="h-[34px] max-lg:h-11" />;
  if (at < 0) return null;
  const step = (to: number, label: string, icon: ReactNode) => {
    const other = ids[to];
    const className = buttonClass('secondary', 'square');
    const inside = (
      <>
        {icon}
        <span className="sr-only">{label}</span>
      </>
    );
    if (other === undefined || other === null) {
      return (
        <button type="button" disabled className={className}>
          {inside}
        </button>
      );
    }
    return link(other, className, inside);
  };
  return (
    <nav aria-label="Records of the list" className="flex items-center gap-2 text-cell text-text-2">
      <span className="mr-auto tabular-nums">
        {at + 1} of {ids.length}
      </span>
      {step(at - 1, 'Previous record', <ChevronLeft size={16} strokeWidth={1.75} aria-hidden />)}
      {step(at + 1, 'Next record', <ChevronRight size={16} strokeWidth={1.75} aria-hidden />)}
    </nav>
  );
}
