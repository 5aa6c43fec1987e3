import { useEffect, useState } from 'react';

/** Milliseconds that figures stay on screen before Yes can be pressed: longer than a double click takes. */
const readingTime = 400;

/** Whether the text has been on screen, unchanged, for the reading time. */
export function useIsStable(text: string): boolean {
  const [stable, setStable] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setStable(text), readingTime);
    return () => clearTimeout(timer);
  }, [text]);
  return stable === text;
}
