import { useEffect, useState } from 'react';

/** Whether a text has been on screen, unchanged, for some milliseconds. */
export function useHasStood(text: string, milliseconds: number): boolean {
  const [stood, setStood] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setStood(text), milliseconds);
    return () => clearTimeout(timer);
  }, [text, milliseconds]);
  return stood === text;
}
