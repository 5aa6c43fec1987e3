import { useEffect, useState } from 'react';

/** Milliseconds that a text must stay unchanged before a button can be pressed: longer than a usual double click. */
const readingTimeMs = 400;

/** Returns whether the text has been unchanged for the reading time. */
export function useIsStable(text: string): boolean {
  const [stable, setStable] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setStable(text), readingTimeMs);
    return () => clearTimeout(timer);
  }, [text]);
  return stable === text;
}
