import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { type RawSearch, stringifySearch } from '../../lib/url/search-params.ts';

/**
 * Returns a function that changes the given search params of the page. The other params and the scroll position stay.
 * With `replace`, the browser's history gets no new entry.
 */
export function useSetSearch(): (params: RawSearch, replace: boolean) => void {
  const router = useRouter();
  return useCallback(
    (params, replace) => {
      const { pathname, search } = router.state.location;
      void router.navigate({
        href: pathname + stringifySearch({ ...search, ...params }),
        replace,
        resetScroll: false,
      });
    },
    [router],
  );
}
