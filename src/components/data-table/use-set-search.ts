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
  const [ownPath] = useState(() => router.state.location.pathname);
  return useCallback(
    (params, replace) => {
      const { pathname, search } = router.state.location;
      if (pathname !== ownPath) return;
      void router.navigate({
        href: pathname + stringifySearch({ ...search, ...params }),
        replace,
        resetScroll: false,
      });
    },
    [router, ownPath],
  );
}
