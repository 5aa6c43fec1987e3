import { type RefObject, useRef } from 'react';

interface DialogFocus {
  ref: RefObject<HTMLDivElement | null>;
  tabIndex: -1;
  onOpenAutoFocus: (event: Event) => void;
}

/**
 * Returns the props that focus the dialog itself when it opens, and not its first button.
 *
 * @param initialFocus receives the focus instead
 */
export function useDialogFocus(initialFocus?: RefObject<HTMLElement | null>): DialogFocus {
  const ref = useRef<HTMLDivElement>(null);
  return {
    ref,
    tabIndex: -1,
    onOpenAutoFocus(event) {
      event.preventDefault();
      (initialFocus?.current ?? ref.current)?.focus();
    },
  };
}
