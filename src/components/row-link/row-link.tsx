import { noop } from '@tanstack/react-query';
import { type LinkProps, useRouter } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';

/** How a link in a row looks, and what screen readers call it where its words say too little. */
export interface RowLinkLook {
  className: string;
  'aria-label'?: string;
  children: ReactNode;
}

/** Where it leads: checked by the caller's `linkOptions`. */
export type RowTarget = Pick<LinkProps, 'to' | 'search'>;

/** Only one link has the pointer or the focus. */
let reached: ReturnType<typeof setTimeout> | undefined;

const forget = () => clearTimeout(reached);

function preload(router: ReturnType<typeof useRouter>, target: RowTarget): void {
  forget();
  reached = setTimeout(
    // What cannot be had now is asked for again by the click, which says so.
    () => void router.preloadRoute(target).catch(noop),
    router.options.defaultPreloadDelay,
  );
}

/**
 * A link of a row. The router's own follows every change of the address, which costs more than the
 * row around it; where a row leads does not depend on where one is.
 */
export function RowLink({ to, search, ...look }: RowTarget & RowLinkLook) {
  const router = useRouter();
  const target = { to, search } as const;
  const reach = () => preload(router, target);
  const follow = (event: MouseEvent) => {
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || event.button !== 0 || elsewhere) return;
    event.preventDefault();
    forget();
    void router.navigate(target);
  };
  return (
    <a
      {...look}
      href={router.buildLocation(target).href}
      onClick={follow}
      onMouseEnter={reach}
      onMouseLeave={forget}
      onFocus={reach}
      onBlur={forget}
    />
  );
}
