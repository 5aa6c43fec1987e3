import { useEffect, useState } from 'react';

/**
 * Calls `event` when `isWanted` becomes true. Returns false until its promise resolves, then true, also if `isWanted`
 * becomes false later.
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
