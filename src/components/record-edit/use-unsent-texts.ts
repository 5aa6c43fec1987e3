import type { MutationOptions } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useCallback, useMemo, useState } from 'react';
import type { WriteError } from '../../api/writes/write-outcome.ts';
import { tabDraft } from '../../lib/browser/storage/tab-draft.ts';

/** The texts of a confirmation or a form, by the names of their fields. */
type Texts = Readonly<Record<string, string>>;

const isTexts = (stored: unknown): stored is Texts =>
  typeof stored === 'object' &&
  stored !== null &&
  Object.values(stored).every((text) => typeof text === 'string');

/**
 * Stores the texts of a confirmation or a form in the tab until they are sent, so that a reload or a new sign-in does
 * not lose them.
 *
 * @param key the operation and the id of the record
 */
export function useUnsentTexts(key: string) {
  const { session } = useRouteContext({ from: '__root__' });
  // The draft is created only once, because the end of a session clears the administrator before the dialog closes.
  const [draft] = useState(() => tabDraft('unsent', session.administrator().email, key, isTexts));
  const [texts, setTexts] = useState(() => draft.read() ?? {});
  return {
    texts,
    /** Changes some of the texts. */
    set: (changes: Texts) => {
      const newTexts = { ...texts, ...changes };
      setTexts(newTexts);
      draft.save(newTexts);
    },
    /** Deletes the stored texts. Callers run it when the texts are sent, or when the confirmation is closed. */
    clear: useCallback(() => draft.save(null), [draft]),
  };
}

/**
 * Returns the options of a write that deletes the stored texts after its success. Unlike the function of `send`,
 * `onSuccess` also runs if the administrator has left the page before the answer.
 *
 * @param clear the function of `useUnsentTexts`
 */
export const useWriteOfTexts = <Data, Variables>(
  write: MutationOptions<Data, WriteError, Variables>,
  clear: () => void,
) => useMemo(() => ({ ...write, onSuccess: clear }), [write, clear]);
