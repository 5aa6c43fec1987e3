import { useEffect, useState } from 'react';
import { readingTime } from '../reading-time.ts';

/** Whether the text has been on screen, unchanged, for the reading time. */
export function useIsStable(text: string): boolean {
  const [stable, setStable] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setStable(text), readingTime);
    return () => clearTimeout(timer);
  }, [text]);
  return stable === text;
}
