import { useEffect } from 'react';
import { lateCode } from '../../lib/browser/late-code.ts';

const tooltips = lateCode(() => import('./tooltips.ts'));

const intentEvents = ['pointerover', 'pointerdown', 'pointerup', 'focusin'] as const;

/** Adds the tooltips to the page. Their code is loaded at the first hover, tap or focus. */
export function useTooltips(): void {
  useEffect(() => {
    const missed: Event[] = [];
    let isStopped = false;
    let removeTooltips: (() => void) | null = null;
    const stopListening = () => {
      for (const name of intentEvents) document.removeEventListener(name, onIntent);
    };
    const onIntent = (event: Event) => {
      if (missed.push(event) > 1) return;
      void tooltips.loadAhead().then((loaded) => {
        if (loaded === undefined) {
          // The next event tries again.
          missed.length = 0;
          return;
        }
        stopListening();
        if (!isStopped) removeTooltips = loaded.startTooltips(missed);
      });
    };
    for (const name of intentEvents) document.addEventListener(name, onIntent);
    return () => {
      isStopped = true;
      stopListening();
      removeTooltips?.();
    };
  }, []);
}
