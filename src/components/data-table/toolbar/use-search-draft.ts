import { useEffect, useRef, useState } from 'react';

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
