import { clsx } from 'clsx';
import { Check, ListFilterPlus } from 'lucide-react';
import { type MouseEvent, useLayoutEffect } from 'react';
import { useNow } from '../../../lib/browser/use-now.ts';
import { readSearch } from '../../../lib/values/search/read-search.ts';
import type { Column } from '../column.tsx';
import type { AppliedMeaning } from '../toolbar/use-search-draft.ts';
import type { TableControl } from '../use-table-state.ts';

interface SearchMeaningsProps {
  text: string;
  /** Whether the table has no row for the text, or for the applied meaning. Then the first or next meaning is applied. */
  isUnmatched: boolean;
  applied: AppliedMeaning | null;
  onApply: (meaning: AppliedMeaning) => void;
  /** The columns on screen. */
  columns: readonly Pick<Column<never>, 'id' | 'header' | 'range' | 'rangeText' | 'sums'>[];
  control: TableControl;
  onText: (text: string) => void;
}

/**
 * Buttons for the possible meanings of the search text: an amount, days or a phone number. A press sets the filter.
 * Without a press the text is searched in the rows, because Friday and Sunday are also names. If no row contains the
 * text, and the whole text has such meanings, they are applied as filters one after the other until one finds rows. The
 * text stays in the search box.
 */
export function SearchMeanings(props: SearchMeaningsProps) {
  const { text, columns, control, onText, isUnmatched, applied, onApply } = props;
  const { state, change } = control;
  const now = useNow(60_000);
  const suggestions = readSearch(text, now).flatMap(({ kind, range, remainingText }) =>
    columns
      .filter((column) => column.range === kind && state.filters[column.id] !== range)
      .map(({ id, header, rangeText, sums }) => ({
        key: `${id} ${range}`,
        isSummed: sums !== undefined,
        meaning: { text, filters: state.filters, columnId: id, range },
        isWholeText: remainingText === '',
        words: `${header} ${rangeText?.(range) ?? range}`,
        patch: { q: remainingText, filters: { ...state.filters, [id]: range } },
      })),
  );
  // An amount is looked for first in the column with sums.
  const applicable = suggestions
    .filter(({ isWholeText }) => isWholeText)
    .sort((a, b) => Number(b.isSummed) - Number(a.isSummed));
  const hasAppliedMeaning = ({ meaning: { columnId, range } }: (typeof suggestions)[number]) =>
    applied?.columnId === columnId && applied.range === range;
  const appliedSuggestion = suggestions.find(hasAppliedMeaning);
  // A layout effect runs before the paint, so that the empty list does not flash up.
  useLayoutEffect(() => {
    const next = isUnmatched ? applicable[applicable.findIndex(hasAppliedMeaning) + 1] : undefined;
    if (next !== undefined) onApply(next.meaning);
  });
  const setFilter = (event: MouseEvent, patch: (typeof suggestions)[number]['patch']) => {
    // The pressed button disappears, so the focus moves to the search box.
    event.currentTarget.closest('section')?.querySelector('input')?.focus();
    // Without this, the search box would later write the old text into the address.
    onText(patch.q);
    change(patch);
  };
  return (
    <>
      <p role="status" className="sr-only">
        {appliedSuggestion !== undefined
          ? `Shown: ${appliedSuggestion.words}`
          : suggestions.length > 0 && `Filters offered below the search: ${suggestions.length}`}
      </p>
      {suggestions.length > 0 && (
        <ul
          aria-label="Filters for this search"
          className="flex flex-wrap items-center gap-2 px-(--edge) pb-2.5 print:hidden"
        >
          {suggestions.map((suggestion) => {
            const { key, words, patch } = suggestion;
            const isApplied = suggestion === appliedSuggestion;
            const Icon = isApplied ? Check : ListFilterPlus;
            return (
              <li key={key} className="max-w-full">
                <button
                  type="button"
                  aria-label={`Filter by ${words}`}
                  aria-current={isApplied || undefined}
                  onClick={(event) => setFilter(event, patch)}
                  className={clsx(
                    'inline-flex min-h-[26px] max-w-full items-center gap-1.5 rounded-full border px-2.5 text-left text-caption font-medium max-lg:min-h-11 coarse:min-h-11',
                    isApplied
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
