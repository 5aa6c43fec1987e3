import { startTransition, useCallback, useState } from 'react';

/**
 * What is open, or null, of something that is loaded when it is first opened. Opening is a transition,
 * which waits for it inside a `<Suspense>` that is there before (scripts/no-late-suspense.grit).
 *
 * @returns the opened, how to open and how to close; both stay the same functions
 */
export function useOpened<T>(): [T | null, (what: T) => void, () => void] {
  const [opened, setOpened] = useState<T | null>(null);
  const open = useCallback((what: T) => startTransition(() => setOpened(() => what)), []);
  const close = useCallback(() => setOpened(null), []);
  return [opened, open, close];
}
