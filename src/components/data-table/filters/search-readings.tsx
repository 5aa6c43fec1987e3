import { ListFilterPlus } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useNow } from '../../../lib/browser/use-now.ts';
import { readSearch } from '../../../lib/values/search/read-search.ts';
import type { Column } from '../column.tsx';
import type { TableControl } from '../use-table-state.ts';

interface SearchReadingsProps {
  /** The search text. */
  text: string;
  /** The shown columns. */
  columns: readonly Pick<Column<never>, 'id' | 'header' | 'rangeText'>[];
  control: TableControl;
  /** Changes the search text. */
  onText: (text: string) => void;
}

/**
 * Buttons for the possible meanings of the search text: an amount, days or a phone number. A press sets a filter.
 * Without a press the words are searched as text, because Friday and Sunday are also names.
 */
export function SearchReadings({ text, columns, control, onText }: SearchReadingsProps) {
  const { state, ranges = {}, change } = control;
  const now = useNow(60_000);
  const offered = readSearch(text, now).flatMap(({ kind, range, rest }) =>
    columns
      .filter(({ id }) => ranges[id] === kind && state.filters[id] !== range)
      .map(({ id, header, rangeText }) => ({
        key: `${id} ${range}`,
        words: `${header} ${rangeText?.(range) ?? range}`,
        patch: { q: rest, filters: { ...state.filters, [id]: range } },
      })),
  );
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
        {offered.length > 0 && `Filters offered below the search: ${offered.length}`}
      </p>
      {offered.length > 0 && (
        <ul
          aria-label="Filters for this search"
          className="flex flex-wrap items-center gap-2 px-(--edge) pb-2.5 print:hidden"
        >
          {offered.map(({ key, words, patch }) => (
            <li key={key} className="max-w-full">
              <button
                type="button"
                aria-label={`Filter by ${words}`}
                onClick={(event) => take(event, patch)}
                className="inline-flex min-h-[26px] max-w-full items-center gap-1.5 rounded-full border border-line-strong bg-surface px-2.5 text-left text-caption font-medium text-text-2 hover:bg-surface-2 max-lg:min-h-11 coarse:min-h-11"
              >
                <ListFilterPlus size={13} strokeWidth={2} className="shrink-0" />
                {words}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
