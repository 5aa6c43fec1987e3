import { useEffect } from 'react';

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
      import('./tooltips.ts').then(
        ({ startTooltips }) => {
          ignore();
          if (!isOver) stop = startTooltips(missed);
        },
        // Tried again with the next one.
        () => missed.splice(0),
      );
    };
    for (const name of reaching) document.addEventListener(name, onReach);
    return () => {
      isOver = true;
      ignore();
      stop?.();
    };
  }, []);
}
