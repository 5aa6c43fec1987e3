import { useEffect, useState } from 'react';

/** The time in milliseconds UTC, and again every `every` milliseconds while somebody looks. */
export function useNow(every: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}
