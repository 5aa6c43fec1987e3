import { useCallback, useSyncExternalStore } from 'react';
import { remembered } from '../values/memoize.ts';

const lists = new Map<string, MediaQueryList>();

const listOf = (query: string) => remembered(lists, query, () => matchMedia(query));

/** Whether a media query holds, and again when it changes. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = listOf(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => listOf(query).matches);
}

/** Room for a table; below it rows are cards. */
export const roomForTable = '(width >= 48rem)';

/** Room for the side panel; below it there is a drawer. */
export const roomForPanel = '(width >= 64rem)';
