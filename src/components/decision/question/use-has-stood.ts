import { useEffect, useState } from 'react';
import { readingTime } from '../reading-time.ts';

/** Whether the text has been on screen, unchanged, for the reading time. */
export function useHasStood(text: string): boolean {
  const [stood, setStood] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setStood(text), readingTime);
    return () => clearTimeout(timer);
  }, [text]);
  return stood === text;
}
