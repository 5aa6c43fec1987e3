import { useEffect, useState } from 'react';
import { readingTime } from '../reading-time.ts';

interface Reading {
  isRead: (text: string) => boolean;
  unread: number;
}

/**
 * Tracks which lines were read: a line is read after it was current for the reading time with the same figures.
 *
 * @param texts the texts of all lines
 * @param current the text of the current line; undefined without one
 */
export function useReading(texts: readonly string[], current: string | undefined): Reading {
  const [read, setRead] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    if (current === undefined) return;
    const timer = setTimeout(() => setRead((before) => new Set(before).add(current)), readingTime);
    return () => clearTimeout(timer);
  }, [current]);
  return {
    isRead: (text) => read.has(text),
    unread: texts.filter((text) => !read.has(text)).length,
  };
}
