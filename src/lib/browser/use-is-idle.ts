import { useEffect, useState } from 'react';
import { idle } from './idle.ts';

/**
 * Returns false until the browser has been idle since the answer was first wanted. Nothing is rendered again for an
 * answer that is not wanted.
 */
export function useIsIdle(isWanted: boolean): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    void idle().then(() => isGone || setIsIdle(true));
    return () => {
      isGone = true;
    };
  }, [isWanted]);
  return isIdle;
}
