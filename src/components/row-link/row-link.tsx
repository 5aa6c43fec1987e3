import { noop } from '@tanstack/react-query';
import { type LinkProps, useRouter } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import { type RawSearch, stringifySearch } from '../../lib/url/search-params.ts';

/** The content and the look of a link in a row; the label is for screen readers, if the text is not enough. */
export interface RowLinkLook {
  className: string;
  'aria-label'?: string;
  children: ReactNode;
}

/** The target of a link. Callers make it with `linkOptions`, which checks the types of the address and its params. */
export interface RowTarget {
  to: NonNullable<LinkProps['to']>;
  search?: RawSearch;
}

/** The timer of the link that the pointer or the focus reached last. All links share it. */
let preloadTimer: ReturnType<typeof setTimeout> | undefined;

const cancelPreload = () => clearTimeout(preloadTimer);

function preloadLater(router: ReturnType<typeof useRouter>, target: RowTarget): void {
  cancelPreload();
  preloadTimer = setTimeout(
    // A failure is not reported here: the click loads the page again, and reports it.
    () => void router.preloadRoute(target).catch(noop),
    router.options.defaultPreloadDelay,
  );
}

/** Returns whether the browser opens a clicked link in another tab or window, or saves it. */
export const opensElsewhere = (event: MouseEvent) =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/**
 * A link in a row. The router's own link renders again at every change of the address, which costs more
 * than the row around it, and the target of a row does not depend on the address.
 */
export function RowLink({ to, search, ...look }: RowTarget & RowLinkLook) {
  const router = useRouter();
  const target = { to, search } as const;
  const preload = () => preloadLater(router, target);
  const follow = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0 || opensElsewhere(event)) return;
    event.preventDefault();
    cancelPreload();
    void router.navigate(target);
  };
  return (
    <a
      {...look}
      // The router's `buildLocation` returns the same address, but is too slow for every row.
      href={`${to}${stringifySearch(search ?? {})}`}
      onClick={follow}
      onMouseEnter={preload}
      onMouseLeave={cancelPreload}
      onFocus={preload}
      onBlur={cancelPreload}
    />
  );
}
