import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { type RawSearch, stringifySearch } from '../../lib/url/search-params.ts';

/** Writes some search params of the current page, and changes neither the others nor the scroll position. */
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
