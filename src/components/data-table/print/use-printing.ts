import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMedia } from '../../../lib/browser/use-media.ts';

/** Most rows that a list prints. */
export const mostPrinted = 1000;

/**
 * Whether the page is being printed. The browser lays the paper out right after `beforeprint`, so the
 * table is drawn within that event.
 */
export function usePrinting(): boolean {
  const isPaper = useMedia('print');
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    const start = () => flushSync(() => setIsPrinting(true));
    const end = () => setIsPrinting(false);
    addEventListener('beforeprint', start);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', start);
      removeEventListener('afterprint', end);
    };
  }, []);
  return isPaper || isPrinting;
}
