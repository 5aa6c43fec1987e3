import { useEffect, useMemo, useRef, useState } from 'react';
import type { TableState } from '../../../lib/url/table-state.ts';

const debounceMs = 150;

/** The search text in the address, and the function that changes it. */
interface SearchControl {
  state: { q: string };
  change: (patch: { q: string }, mode: 'replace') => void;
}

/**
 * Returns the text of the search box and its setter. The rows change with every letter, and the address after a pause.
 * If the address changes otherwise, such as with the browser's Back, the search box gets the new text.
 */
export function useSearchDraft({ state, change }: SearchControl): [string, (text: string) => void] {
  const [draft, setDraft] = useState(state.q);
  const addressText = useRef(state.q);

  useEffect(() => {
    if (state.q === addressText.current) return;
    addressText.current = state.q;
    setDraft(state.q);
  }, [state.q]);

  useEffect(() => {
    if (draft === addressText.current) return;
    const timer = setTimeout(() => {
      addressText.current = draft;
      change({ q: draft }, 'replace');
    }, debounceMs);
    return () => clearTimeout(timer);
  }, [draft, change]);

  return [draft, setDraft];
}

/** A search text that is applied as a filter, because no row contains the text. */
export interface AppliedMeaning {
  text: string;
  /** The filters that were set when the text was applied. */
  filters: TableState['filters'];
  columnId: string;
  range: string;
}

/**
 * Returns the search text and the state with which rows are searched. While the search text is applied as a filter, the
 * state has that filter, and the text is empty. A change of the text or of the filters ends that. Until the address has
 * the text, its page belongs to another search, so the state has the first page.
 */
export function useAppliedMeaning(state: TableState, draft: string) {
  const [meaning, setMeaning] = useState<AppliedMeaning | null>(null);
  const applied = meaning?.text === draft && meaning.filters === state.filters ? meaning : null;
  const searchState = useMemo(
    () =>
      applied === null
        ? state
        : {
            ...state,
            ...(applied.text !== state.q && { page: 1, position: null }),
            q: '',
            filters: { ...state.filters, [applied.columnId]: applied.range },
          },
    [state, applied],
  );
  return { searchState, q: applied === null ? draft : '', applied, onApply: setMeaning };
}
