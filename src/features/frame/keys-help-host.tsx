import { latePart, useOpened } from '../../lib/browser/late-part.tsx';
import { useShortcut } from '../../lib/browser/use-shortcut.ts';

const keysHelp = latePart(() => import('./keys-help.tsx').then(({ KeysHelp }) => KeysHelp));

/** Opens the list of shortcuts when the user presses "?". */
export function KeysHelpHost() {
  const [isOpen, open, close] = useOpened<true>(keysHelp);
  useShortcut('?', () => open(true));
  return isOpen && <keysHelp.View onClose={close} />;
}
