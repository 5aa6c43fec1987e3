import { useSyncExternalStore } from 'react';

/** Whether a media query holds, and again when it changes. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
  );
}

/** Room for a table; below it rows are cards. */
export const roomForTable = '(width >= 48rem)';

/** Room for the side panel; below it there is a drawer. */
export const roomForPanel = '(width >= 64rem)';
