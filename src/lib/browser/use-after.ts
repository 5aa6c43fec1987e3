import { useEffect, useState } from 'react';

/**
 * Calls `waitFor` when `isWanted` becomes true, and returns whether its promise has resolved. A promise that resolves
 * after `isWanted` became false does not count.
 *
 * @param waitFor must be constant, because a new function is called again
 */
export function useAfter(isWanted: boolean, waitFor: () => Promise<void>): boolean {
  const [hasResolved, setHasResolved] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    let isStopped = false;
    void waitFor().then(() => isStopped || setHasResolved(true));
    return () => {
      isStopped = true;
    };
  }, [isWanted, waitFor]);
  return hasResolved;
}
