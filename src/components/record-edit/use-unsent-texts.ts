import { useRouteContext } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { tabDraft } from '../../lib/browser/storage/tab-draft.ts';

/** The texts of a confirmation or a form, by the names of their fields. */
type Texts = Readonly<Record<string, string>>;

const isTexts = (stored: unknown): stored is Texts =>
  typeof stored === 'object' &&
  stored !== null &&
  Object.values(stored).every((text) => typeof text === 'string');

interface UnsentTexts {
  texts: Texts;
  /** Changes some of the texts. */
  set: (changes: Texts) => void;
  /** Deletes the stored texts. Callers run it when the texts are sent, or the administrator closes the confirmation. */
  clear: () => void;
}

/**
 * Stores the texts of a confirmation or a form in the tab until they are sent, so that a reload or a new sign-in does
 * not lose them.
 *
 * @param key the operation and the id of the record
 */
export function useUnsentTexts(key: string): UnsentTexts {
  const { session } = useRouteContext({ from: '__root__' });
  // Created only once, because the end of a session clears the administrator while the confirmation is still open.
  const [draft] = useState(() => tabDraft('unsent', session.administrator().email, key, isTexts));
  const [texts, setTexts] = useState(() => draft.read() ?? {});
  return {
    texts,
    set(changes) {
      const next = { ...texts, ...changes };
      setTexts(next);
      draft.save(next);
    },
    clear: useCallback(() => draft.save(null), [draft]),
  };
}
