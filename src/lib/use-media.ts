import { useCallback, useSyncExternalStore } from 'react';

const lists = new Map<string, MediaQueryList>();

function listOf(query: string): MediaQueryList {
  const known = lists.get(query);
  if (known !== undefined) return known;
  const list = matchMedia(query);
  lists.set(query, list);
  return list;
}

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
