import { lazy, Suspense, startTransition, useEffect, useState } from 'react';
import { isTyping } from '../../lib/is-typing.ts';

const KeysHelp = lazy(() =>
  import('./keys-help.tsx').then((module) => ({ default: module.KeysHelp })),
);

/** A question mark shows the keys there are. */
export function KeysHelpHost() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === '?' && !isTyping(event)) startTransition(() => setOpen(true));
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return <Suspense>{open && <KeysHelp onClose={() => setOpen(false)} />}</Suspense>;
}
