import { useEffect, useState } from 'react';

/**
 * Calls `event` when `isWanted` becomes true, and returns whether its promise has resolved. A promise that resolves after
 * `isWanted` became false does not count.
 *
 * @param event must be constant, because a new function is called again
 */
export function useAfter(isWanted: boolean, event: () => Promise<void>): boolean {
  const [isAfter, setIsAfter] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    let isStopped = false;
    void event().then(() => isStopped || setIsAfter(true));
    return () => {
      isStopped = true;
    };
  }, [isWanted, event]);
  return isAfter;
}
