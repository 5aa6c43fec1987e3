import { useCallback, useSyncExternalStore } from 'react';
import { getOrCreate } from '../values/memoize.ts';

const lists = new Map<string, MediaQueryList>();

const listOf = (query: string) => getOrCreate(lists, query, () => matchMedia(query));

/** Returns whether a media query matches, and renders again when that changes. */
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

/** The width for a table; below it rows are cards. */
export const roomForTable = '(width >= 48rem)';

/** The width for the side panel; below it the menu is a drawer. */
export const roomForPanel = '(width >= 64rem)';
