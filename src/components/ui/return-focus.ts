import { useCallback, useEffect, useRef, useState } from 'react';
import { rowPlace } from '../../lib/browser/row-place.ts';

/**
 * Remembers where the focus is. The function it returns puts it back there, or on the row that took the
 * place of the one that has left the list, or on the page where no row is left.
 */
function whereFocusIs(): () => void {
  const element = document.activeElement;
  const row = element?.closest(`[${rowPlace}]`);
  const list = row?.parentElement;
  const place = Number(row?.getAttribute(rowPlace) ?? 0);
  return () => {
    if (!(element instanceof HTMLElement) || element === document.body) return;
    if (element.isConnected) {
      element.focus();
      return;
    }
    const rows =
      row == null
        ? []
        : [...(list?.isConnected ? list.children : document.querySelectorAll(`[${rowPlace}]`))];
    const next = rows[Math.min(place, rows.length - 1)] ?? document.querySelector('main');
    if (next instanceof HTMLElement) next.focus();
  };
}

/** A prop of a dialog's content. */
export interface ReturnFocus {
  onCloseAutoFocus: (event: Event) => void;
}

/**
 * Gives the focus back when a dialog closes. Dialogs are mounted when they open and have no trigger of
 * their own, so the library has nothing to give it back to.
 */
export function useReturnFocus(): ReturnFocus {
  const [back] = useState(whereFocusIs);
  return {
    onCloseAutoFocus(event) {
      event.preventDefault();
      back();
    },
  };
}

/**
 * Wraps a function that opens dialogs. The focus returns to its former place once all of them are closed.
 *
 * @param isOpen whether any of the dialogs is open
 */
export function useReturningFocus<T>(
  isOpen: boolean,
  open: (subject: T) => void,
): (subject: T) => void {
  const returnTo = useRef<(() => void) | null>(null);
  useEffect(() => {
    if (isOpen) return;
    const back = returnTo.current;
    returnTo.current = null;
    // The dialog lets go of the focus first.
    if (back !== null) setTimeout(back);
  }, [isOpen]);
  return useCallback(
    (subject) => {
      returnTo.current = whereFocusIs();
      open(subject);
    },
    [open],
  );
}
