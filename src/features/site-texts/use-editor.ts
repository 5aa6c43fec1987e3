import { useEffect, useState } from 'react';
import type { PageKey } from '../../api/site-texts.ts';
import { useOpened } from '../../lib/browser/late-part.tsx';
import { type StartText, textDraft, type UnsavedText } from './editor/text-draft.ts';
import { editorPart } from './late-parts.ts';

/**
 * The open state of a page's editor. A draft of the same administrator opens the editor again, because another
 * page or an expired session closed it.
 *
 * @param isReady whether the texts have been read
 */
export function useEditor(administrator: string, page: PageKey, isReady: boolean) {
  // Made once: the end of a session clears the administrator while the page is still open.
  const [draft] = useState(() => textDraft(administrator, page));
  const [opened, open, close] = useOpened<UnsavedText>(editorPart);
  useEffect(() => {
    const unsaved = isReady ? draft.read() : null;
    if (unsaved !== null) open(unsaved);
  }, [draft, isReady, open]);
  const edit = (start: StartText) => {
    const { name, description } = start;
    open({ start, mine: { name, description } });
  };
  return { draft, opened, edit, close };
}
