import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { type RawSearch, stringifySearch } from '../lib/address/search-params.ts';

/** Returns a function that changes some search params. It keeps the others and the scroll position. */
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
