import { useEffect } from 'react';
import { latePart, useOpened } from '../../lib/browser/late-part.tsx';
import { isAlertDialogOpen, isTyping } from '../../lib/browser/shortcut-guards.ts';

const keysHelp = latePart(() => import('./keys-help.tsx').then(({ KeysHelp }) => KeysHelp));

/** Opens the list of shortcuts when the user presses "?". */
export function KeysHelpHost() {
  const [isOpen, open, close] = useOpened<true>(keysHelp);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === '?' && !isTyping(event) && !isAlertDialogOpen()) open(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);
  return isOpen && <keysHelp.View onClose={close} />;
}
