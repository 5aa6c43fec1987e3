import { type RefObject, useRef } from 'react';

/**
 * Returns the props that focus the dialog itself when it opens, and not its first button.
 *
 * @param initialFocus receives the focus instead
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
