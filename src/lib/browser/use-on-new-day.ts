import { useEffect, useRef } from 'react';
import { lagosIsoDay } from '../../../domain/lagos.ts';

/** Runs a function when a day begins in Africa/Lagos. `now` is the time of this rendering, in milliseconds UTC. */
export function useOnNewDay(now: number, run: () => void): void {
  const today = lagosIsoDay(now);
  const lastDay = useRef(today);
  useEffect(() => {
    if (lastDay.current === today) return;
    lastDay.current = today;
    run();
  }, [today, run]);
}
