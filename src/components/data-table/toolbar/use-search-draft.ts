import { useEffect, useMemo, useRef, useState } from 'react';
import type { TableState } from '../../../lib/url/table-state.ts';

const debounceMs = 150;

/** The search text in the address, and the function that changes it. */
interface SearchControl {
  state: { q: string };
  change: (patch: { q: string }, mode: 'replace') => void;
}

/**
 * Returns the text of the search box and its setter. The rows change with every letter, and the address after a
 * debounce. After Back, the box takes its text from the address.
 */
export function useSearchDraft({ state, change }: SearchControl): [string, (text: string) => void] {
  const [draft, setDraft] = useState(state.q);
  const written = useRef(state.q);

  useEffect(() => {
    if (state.q === written.current) return;
    written.current = state.q;
    setDraft(state.q);
  }, [state.q]);

  useEffect(() => {
    if (draft === written.current) return;
    const timer = setTimeout(() => {
      written.current = draft;
      change({ q: draft }, 'replace');
    }, debounceMs);
    return () => clearTimeout(timer);
  }, [draft, change]);

  return [draft, setDraft];
}

/** A search text that is read as a filter, because no row has it as words. */
export interface AppliedMeaning {
  /** The text and the filters that were in force when it was read. */
  text: string;
  filters: TableState['filters'];
  columnId: string;
  range: string;
}

/**
 * Returns what the rows are asked for: the state of the table with its search text, or, while the text is read as a
 * filter, with that filter in place of the text. Another text or filter is searched as words first.
 */
export function useAppliedMeaning(state: TableState, draft: string) {
  const [read, setRead] = useState<AppliedMeaning | null>(null);
  const applied = read?.text === draft && read.filters === state.filters ? read : null;
  const asked = useMemo(
    () =>
      applied === null
        ? state
        : { ...state, q: '', filters: { ...state.filters, [applied.columnId]: applied.range } },
    [state, applied],
  );
  return { asked, q: applied === null ? draft : '', applied, onApply: setRead };
}
