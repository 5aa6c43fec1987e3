import { useRouteContext } from '@tanstack/react-router';
import { useCallback, useState } from 'react';

/** Texts of a question that are not sent yet, by the name of their field. */
type Texts = Readonly<Record<string, string>>;

interface UnsentTexts {
  texts: Texts;
  set: (name: string, text: string) => void;
  /** Forgets them: they were sent, or the question was closed by hand. */
  clear: () => void;
}

/**
 * Keeps the texts of a question in the tab's session storage. An expired session closes the question, and the
 * texts are there again when the same administrator asks it once more.
 *
 * @param question names the question and its subject
 */
export function useUnsentTexts(question: string): UnsentTexts {
  const { session } = useRouteContext({ from: '__root__' });
  // The end of a session empties the administrator while the question is still there.
  const [key] = useState(() => {
    const { email } = session.administrator();
    return `unsent ${JSON.stringify([email.trim().toLowerCase(), question])}`;
  });
  const [texts, setTexts] = useState(() => parse(sessionStorage.getItem(key)));
  return {
    texts,
    set(name, text) {
      const next = { ...texts, [name]: text };
      setTexts(next);
      sessionStorage.setItem(key, JSON.stringify(next));
    },
    clear: useCallback(() => sessionStorage.removeItem(key), [key]),
  };
}

function parse(stored: string | null): Texts {
  try {
    const texts: unknown = JSON.parse(stored ?? '{}');
    const isText = (entry: [string, unknown]): entry is [string, string] =>
      typeof entry[1] === 'string';
    return Object.fromEntries(Object.entries(texts ?? {}).filter(isText));
  } catch {
    // Not the JSON of texts.
    return {};
  }
}
