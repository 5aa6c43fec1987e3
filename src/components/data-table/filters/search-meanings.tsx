import { clsx } from 'clsx';
import { Check, ListFilterPlus } from 'lucide-react';
import { type MouseEvent, useLayoutEffect } from 'react';
import { useNow } from '../../../lib/browser/use-now.ts';
import { readSearch } from '../../../lib/values/search/read-search.ts';
import type { Column } from '../column.tsx';
import type { AppliedMeaning } from '../toolbar/use-search-draft.ts';
import type { TableControl } from '../use-table-state.ts';

interface SearchMeaningsProps {
  /** The search text. */
  text: string;
  /**
   * Whether no row has the text, or the applied meaning of it, so that a text that is only an amount, days or a number
   * becomes a filter.
   */
  isUnmatched: boolean;
  applied: AppliedMeaning | null;
  onApply: (meaning: AppliedMeaning) => void;
  /** The shown columns. */
  columns: readonly Pick<Column<never>, 'id' | 'header' | 'range' | 'rangeText' | 'sums'>[];
  control: TableControl;
  /** Changes the search text. */
  onText: (text: string) => void;
}

/**
 * Buttons for the possible meanings of the search text: an amount, days or a phone number. A press sets a filter.
 * Without a press the words are searched as text, because Friday and Sunday are also names. If no row has the text
 * and it is nothing but such a meaning, the first filter that finds rows applies while the text stays in the search
 * box.
 */
export function SearchMeanings(props: SearchMeaningsProps) {
  const { text, columns, control, onText, isUnmatched, applied, onApply } = props;
  const { state, change } = control;
  const now = useNow(60_000);
  const offered = readSearch(text, now).flatMap(({ kind, range, rest }) =>
    columns
      .filter((column) => column.range === kind && state.filters[column.id] !== range)
      .map(({ id, header, rangeText, sums }) => ({
        key: `${id} ${range}`,
        isSummed: sums !== undefined,
        meaning: { text, filters: state.filters, columnId: id, range },
        isWhole: rest === '',
        words: `${header} ${rangeText?.(range) ?? range}`,
        patch: { q: rest, filters: { ...state.filters, [id]: range } },
      })),
  );
  // An amount means the summed column first.
  const whole = offered
    .filter(({ isWhole }) => isWhole)
    .sort((a, b) => Number(b.isSummed) - Number(a.isSummed));
  const isApplied = ({ meaning: { columnId, range } }: (typeof offered)[number]) =>
    applied?.columnId === columnId && applied.range === range;
  const inForce = offered.find(isApplied);
  // Before the paint, so that the empty list is not shown between.
  useLayoutEffect(() => {
    const next = isUnmatched ? whole[whole.findIndex(isApplied) + 1] : undefined;
    if (next !== undefined) onApply(next.meaning);
  });
  const take = (event: MouseEvent, patch: (typeof offered)[number]['patch']) => {
    // The pressed button disappears, so the focus moves to the search box.
    event.currentTarget.closest('section')?.querySelector('input')?.focus();
    // Otherwise the debounce of the search box writes the old text into the address.
    onText(patch.q);
    change(patch);
  };
  return (
    <>
      <p role="status" className="sr-only">
        {inForce !== undefined
          ? `Shown: ${inForce.words}`
          : offered.length > 0 && `Filters offered below the search: ${offered.length}`}
      </p>
      {offered.length > 0 && (
        <ul
          aria-label="Filters for this search"
          className="flex flex-wrap items-center gap-2 px-(--edge) pb-2.5 print:hidden"
        >
          {offered.map((suggestion) => {
            const { key, words, patch } = suggestion;
            const Icon = suggestion === inForce ? Check : ListFilterPlus;
            return (
              <li key={key} className="max-w-full">
                <button
                  type="button"
                  aria-label={`Filter by ${words}`}
                  aria-current={suggestion === inForce || undefined}
                  onClick={(event) => take(event, patch)}
                  className={clsx(
                    'inline-flex min-h-[26px] max-w-full items-center gap-1.5 rounded-full border px-2.5 text-left text-caption font-medium max-lg:min-h-11 coarse:min-h-11',
                    suggestion === inForce
                      ? 'border-accent-line bg-accent-soft text-accent-ink'
                      : 'border-line-strong bg-surface text-text-2 hover:bg-surface-2',
                  )}
                >
                  <Icon size={13} strokeWidth={2} className="shrink-0" />
                  {words}
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}
