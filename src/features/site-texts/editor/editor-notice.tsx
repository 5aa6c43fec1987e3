import { useState } from 'react';
import { settleTimeMs } from '../../../api/writes/use-attempts.ts';
import { Button } from '../../../components/ui/button.tsx';
import { wait } from '../../../lib/browser/wait.ts';
import { Notice } from '../notice.tsx';
import type { ListedTexts } from '../theirs.ts';
import type { TextEdit } from './use-text-edit.ts';

interface EditorNoticeProps {
  edit: TextEdit;
  listed: ListedTexts;
}

/** Shows the outcome of the last try. The typed text stays in the form. */
export function EditorNotice({ edit: { error, theirs, isThere }, listed }: EditorNoticeProps) {
  const [isWaiting, setIsWaiting] = useState(false);
  const refresh = async (at: number) => {
    setIsWaiting(true);
    await wait(at + settleTimeMs - Date.now());
    setIsWaiting(false);
    listed.refresh();
  };
  if (isThere) {
    return (
      <Notice title="The page has your text" tone="wait">
        The page was read again, and it has exactly this text. Nothing is left to save.
      </Notice>
    );
  }
  if (theirs !== undefined) {
    return (
      <Notice
        title={theirs.text === null ? 'It was deleted meanwhile' : 'It was changed meanwhile'}
        tone="wait"
      >
        Nothing was written, and your text is still here. Compare both versions, and decide.
      </Notice>
    );
  }
  if (error === null) return null;
  if (error.outcome !== 'unknown') {
    return (
      <Notice title="Not saved" tone="bad">
        {error.message} Your text is still here.
      </Notice>
    );
  }
  return (
    <Notice title="Outcome unknown" tone="wait">
      <p>{error.message} It is not known whether your text was saved. It is still here.</p>
      <Button
        size="row"
        className="mt-2"
        busy={isWaiting || listed.isReading}
        onClick={() => void refresh(error.at)}
      >
        Read the page again
      </Button>
    </Notice>
  );
}
