import { useEffect, useState } from 'react';
import { lagosIsoDay } from '../../../domain/lagos.ts';

/** Returns the day in Africa/Lagos as YYYY-MM-DD, and renders again when the next day begins. */
export function useToday(): string {
  const [today, setToday] = useState(() => lagosIsoDay(Date.now()));
  useEffect(() => {
    const timer = setInterval(() => setToday(lagosIsoDay(Date.now())), 60_000);
    return () => clearInterval(timer);
  }, []);
  return today;
}
