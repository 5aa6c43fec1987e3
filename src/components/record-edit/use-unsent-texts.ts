import { useRouteContext } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { tabDraft } from '../../lib/browser/storage/tab-draft.ts';

/** Texts of a confirmation that are not sent yet, by the name of their field. */
type Texts = Readonly<Record<string, string>>;

const isTexts = (stored: unknown): stored is Texts =>
  typeof stored === 'object' &&
  stored !== null &&
  Object.values(stored).every((text) => typeof text === 'string');

interface UnsentTexts {
  texts: Texts;
  set: (name: string, text: string) => void;
  /** Deletes the texts: they were sent, or the administrator closed the confirmation. */
  clear: () => void;
}

/**
 * Keeps the texts of a confirmation as a draft of the tab.
 *
 * @param confirmation names the confirmation and its subject
 */
export function useUnsentTexts(confirmation: string): UnsentTexts {
  const { session } = useRouteContext({ from: '__root__' });
  // Made once: the end of a session clears the administrator while the confirmation is still open.
  const [draft] = useState(() =>
    tabDraft('unsent', session.administrator().email, confirmation, isTexts),
  );
  const [texts, setTexts] = useState(() => draft.read() ?? {});
  return {
    texts,
    set(name, text) {
      const next = { ...texts, [name]: text };
      setTexts(next);
      draft.save(next);
    },
    clear: useCallback(() => draft.save(null), [draft]),
  };
}
