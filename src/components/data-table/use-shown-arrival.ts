import { useEffect } from 'react';
import type { Arrival } from '../../api/arrival.ts';

/** Lets a list that is arriving go on once the frame with its first rows is on screen. */
export function useShownArrival(arrival: Arrival<unknown> | null): void {
  useEffect(() => {
    if (arrival === null) return;
    let frame = requestAnimationFrame(() => {
      // The frame after: only then has the one with the rows been handed over.
      frame = requestAnimationFrame(arrival.onShown);
    });
    return () => cancelAnimationFrame(frame);
  }, [arrival]);
}
