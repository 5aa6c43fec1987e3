import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { lagosIsoDay } from '../../../../domain/lagos.ts';
import { useNow } from '../../../lib/browser/use-now.ts';
import { isPeriod } from '../../../lib/values/search/range-text.ts';
import type { Column } from '../column.tsx';
import type { TableControl } from '../use-table-state.ts';
import { type ChoicesOf, filtersInForce } from './filters-in-force.ts';
import { focusBeside } from './focus-beside.ts';

interface FilterChipsProps {
  columns: readonly Column<never>[];
  choicesOf: ChoicesOf;
  control: TableControl;
  /** The column and the keys of a filter in the toolbar, which has no chip. */
  toolbarFilter: { column: string; keys: readonly string[] } | undefined;
}

/** The filters that are set, as buttons that remove them. */
export function FilterChips({ columns, choicesOf, control, toolbarFilter }: FilterChipsProps) {
  const { filters } = control.state;
  useNewDay(control);
  const active = filtersInForce(columns, filters, choicesOf).filter(
    ({ id }) => id !== toolbarFilter?.column || !toolbarFilter.keys.includes(filters[id] ?? ''),
  );
  if (active.length === 0) return null;
  return (
    <ul aria-label="Filters in force" className="flex flex-wrap gap-2 px-(--edge) pb-2.5">
      {active.map(({ id, text }) => (
        <li key={id}>
          <button
            type="button"
            aria-label={`Remove filter ${text}`}
            onClick={({ currentTarget }) => {
              focusBeside(currentTarget);
              control.change({ filters: { ...filters, [id]: undefined } });
            }}
            className="inline-flex min-h-[26px] items-center gap-1.5 rounded-full border border-accent-line bg-accent-soft pr-2 pl-2.5 text-left text-caption font-medium text-accent-ink max-lg:min-h-11 coarse:min-h-11"
          >
            {text}
            <X size={13} strokeWidth={2} />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Sets the filters anew when a day begins, so that a period that is counted from today finds its new rows. */
function useNewDay({ state: { filters }, change }: TableControl) {
  const today = lagosIsoDay(useNow(60_000));
  const dayOfRows = useRef(today);
  useEffect(() => {
    if (dayOfRows.current === today) return;
    dayOfRows.current = today;
    if (Object.values(filters).some((filter) => filter !== undefined && isPeriod(filter)))
      change({ filters: { ...filters } }, 'replace');
  }, [today, filters, change]);
}
