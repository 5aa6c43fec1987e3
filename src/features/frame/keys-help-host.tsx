import { lazy, Suspense, useEffect } from 'react';
import { isTyping } from '../../lib/is-typing.ts';
import { useOpened } from '../../lib/use-opened.ts';

const KeysHelp = lazy(() =>
  import('./keys-help.tsx').then((module) => ({ default: module.KeysHelp })),
);

/** A question mark shows the keys there are. */
export function KeysHelpHost() {
  const [isOpen, open, close] = useOpened<true>();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === '?' && !isTyping(event)) open(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);
  return <Suspense>{isOpen && <KeysHelp onClose={close} />}</Suspense>;
}
