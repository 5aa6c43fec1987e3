import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMedia } from '../../../lib/browser/use-media.ts';

export const maxPrintedRows = 1000;

/** An open dialog or panel that `print.css` prints without the page behind it, such as a receipt. */
const sheetSelector = '[data-sheet]';

/**
 * Returns whether the page is being printed, and not only an open dialog. The browser lays out the paper right after
 * `beforeprint`, so the state change is flushed inside the event.
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
  return (isPaper || isPrinting) && document.querySelector(sheetSelector) === null;
}
