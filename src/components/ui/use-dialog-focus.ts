import { type RefObject, useRef } from 'react';

/**
 * Returns the props of a Radix dialog that give the focus to the dialog itself when it opens, and not to its first
 * button.
 *
 * @param initialFocus the element that gets the focus instead
 */
export function useDialogFocus(initialFocus?: RefObject<HTMLElement | null>) {
  const ref = useRef<HTMLDivElement>(null);
  return {
    ref,
    tabIndex: -1,
    onOpenAutoFocus(event: Event) {
      event.preventDefault();
      (initialFocus?.current ?? ref.current)?.focus();
    },
  };
}
