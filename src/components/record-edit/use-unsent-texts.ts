import { useRouteContext } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { tabStore } from '../../lib/browser/storage/stores.ts';

/** Texts of a confirmation that are not sent yet, by the name of their field. */
type Texts = Readonly<Record<string, string>>;

interface UnsentTexts {
  texts: Texts;
  set: (name: string, text: string) => void;
  /** Deletes the texts: they were sent, or the administrator closed the confirmation. */
  clear: () => void;
}

/**
 * Keeps the texts of a confirmation in the tab's session storage. Another page, another row or an expired session closes
 * the confirmation; the texts return when the same administrator opens it again.
 *
 * @param confirmation names the confirmation and its subject
 */
export function useUnsentTexts(confirmation: string): UnsentTexts {
  const { session } = useRouteContext({ from: '__root__' });
  // Read once: the end of a session clears the administrator while the confirmation is still open.
  const [key] = useState(() => {
    const { email } = session.administrator();
    return `unsent ${JSON.stringify([email.trim().toLowerCase(), confirmation])}`;
  });
  const [texts, setTexts] = useState(() => parse(tabStore.get(key)));
  return {
    texts,
    set(name, text) {
      const next = { ...texts, [name]: text };
      setTexts(next);
      tabStore.set(key, JSON.stringify(next));
    },
    clear: useCallback(() => tabStore.set(key, null), [key]),
  };
}

function parse(stored: string | null): Texts {
  try {
    const texts: unknown = JSON.parse(stored ?? '{}');
    const isText = (entry: [string, unknown]): entry is [string, string] =>
      typeof entry[1] === 'string';
    return Object.fromEntries(Object.entries(texts ?? {}).filter(isText));
  } catch {
    // The stored text is not valid JSON.
    return {};
  }
}
