import { useRouter } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { type RawSearch, stringifySearch } from '../../lib/url/search-params.ts';

/**
 * Returns a function that changes the given search params of the page. The other params and the scroll position stay.
 * With `replace`, the browser's history gets no new entry. It does nothing once another page opens, because the page then
 * stays on screen until the code of the other one is loaded.
 */
export function useSetSearch(): (params: RawSearch, replace: boolean) => void {
  const router = useRouter();
  // The page is known by its route, because one page has several paths, such as with a slash at the end.
  const [ownRoute] = useState(() => router.state.matches.at(-1)?.routeId);
  return useCallback(
    (params, replace) => {
      const { pathname, search } = router.state.location;
      const [, , route] = router.getMatchedRoutes(pathname);
      if (route?.id !== ownRoute) return;
      void router.navigate({
        href: pathname + stringifySearch({ ...search, ...params }),
        replace,
        resetScroll: false,
      });
    },
    [router, ownRoute],
  );
}
