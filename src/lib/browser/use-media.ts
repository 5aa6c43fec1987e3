import { useCallback, useSyncExternalStore } from 'react';
import { getOrCreate } from '../values/get-or-create.ts';

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

/** The media query for a page that is wide enough for tables. On narrower pages, rows are cards. */
export const roomForTable = '(width >= 48rem)';

/** The media query for a page that is wide enough for a panel at its side, such as the menu. */
export const roomForPanel = '(width >= 64rem)';
