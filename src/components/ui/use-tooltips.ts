import { useEffect } from 'react';
import { lateCode } from '../../lib/browser/late-part.tsx';

const tooltips = lateCode(() => import('./tooltips.ts'));

/** Events of a pointer or a focus that reaches something. */
const reaching = ['pointerover', 'pointerdown', 'pointerup', 'focusin'] as const;

/** Shows tooltips on the page. What does it is loaded when somebody first reaches for something. */
export function useTooltips(): void {
  useEffect(() => {
    const missed: Event[] = [];
    let isOver = false;
    let stop: (() => void) | null = null;
    const ignore = () => {
      for (const name of reaching) document.removeEventListener(name, onReach);
    };
    const onReach = (event: Event) => {
      if (missed.push(event) > 1) return;
      void tooltips.loadAhead().then((loaded) => {
        if (loaded === undefined) {
          // The next reach tries again.
          missed.length = 0;
          return;
        }
        ignore();
        if (!isOver) stop = loaded.startTooltips(missed);
      });
    };
    for (const name of reaching) document.addEventListener(name, onReach);
    return () => {
      isOver = true;
      ignore();
      stop?.();
    };
  }, []);
}
