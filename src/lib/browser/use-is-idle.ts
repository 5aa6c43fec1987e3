import { useEffect, useState } from 'react';
import { idle } from './idle.ts';

/** Returns false until the browser has been idle since the first render. */
export function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    let isGone = false;
    void idle().then(() => isGone || setIsIdle(true));
    return () => {
      isGone = true;
    };
  }, []);
  return isIdle;
}
