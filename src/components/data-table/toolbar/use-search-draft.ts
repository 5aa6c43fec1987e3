import { useEffect, useRef, useState } from 'react';
import type { TableControl } from '../use-table-state.ts';

/** Long enough to type a word without a history of its letters. */
const settle = 150;

/**
 * What stands in the search box. The rows follow every letter; the address follows when the typing
 * has settled, and the box follows the address when somebody goes back.
 */
export function useSearchDraft({ state, change }: TableControl): [string, (text: string) => void] {
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
    }, settle);
    return () => clearTimeout(timer);
  }, [draft, change]);

  return [draft, setDraft];
}
