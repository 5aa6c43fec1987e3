import { useEffect, useState } from 'react';
import { idle } from './idle.ts';

/**
 * Returns false until the browser is idle after `isWanted` became true. While `isWanted` is false, it causes no
 * render.
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
