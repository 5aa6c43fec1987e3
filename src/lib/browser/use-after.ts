import { useEffect, useState } from 'react';

/**
 * Returns false until `event` resolves, which is called when `isWanted` becomes true. While `isWanted` is false, it
 * causes no render.
 *
 * @param event must be constant, because a new function is called again
 */
export function useAfter(isWanted: boolean, event: () => Promise<void>): boolean {
  const [isAfter, setIsAfter] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    void event().then(() => isGone || setIsAfter(true));
    return () => {
      isGone = true;
    };
  }, [isWanted, event]);
  return isAfter;
}
