import { type RefObject, useRef } from 'react';

interface FocusOnWhole {
  ref: RefObject<HTMLDivElement | null>;
  tabIndex: -1;
  onOpenAutoFocus: (event: Event) => void;
}

/**
 * Gives the focus to a dialog as a whole when it opens: its first button is not what somebody opened
 * it for. Answers the props of its content.
 */
export function useFocusOnWhole(): FocusOnWhole {
  const ref = useRef<HTMLDivElement>(null);
  return {
    ref,
    tabIndex: -1,
    onOpenAutoFocus(event) {
      event.preventDefault();
      ref.current?.focus();
    },
  };
}
