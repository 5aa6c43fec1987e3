import { useCallback, useEffect, useRef, useState } from 'react';
import { rowIndexAttribute } from '../../lib/browser/row-attributes.ts';

/** Returns the focused element; for a line of a menu, the menu's button, because the menu closes. */
export function focusedElement(): Element | null {
  const focused = document.activeElement;
  const menu = focused?.closest('[role="menu"]');
  return document.getElementById(menu?.getAttribute('aria-labelledby') ?? '') ?? focused;
}

/**
 * Saves the focused element. Returns a function that restores the focus: to the same element, to the row at the same
 * position if the row has left the list, or to the dialog or page around it.
 */
function saveFocus(): () => void {
  const element = focusedElement();
  const row = element?.closest(`[${rowIndexAttribute}]`);
  const list = row?.parentElement;
  const dialog = element?.closest('[role="dialog"]');
  const position = Number(row?.getAttribute(rowIndexAttribute) ?? 0);
  return () => {
    if (!(element instanceof HTMLElement) || element === document.body) return;
    if (element.isConnected) {
      element.focus();
      return;
    }
    const rows =
      row == null
        ? []
        : [
            ...(list?.isConnected
              ? list.children
              : document.querySelectorAll(`[${rowIndexAttribute}]`)),
          ];
    const around = dialog?.isConnected ? dialog : document.querySelector('main');
    const next = rows[Math.min(position, rows.length - 1)] ?? around;
    if (next instanceof HTMLElement) next.focus();
  };
}

/**
 * Returns the prop of a dialog that restores the focus when it closes. The library cannot, because our dialogs have no
 * trigger.
 */
export function useCloseAutoFocus() {
  const [restore] = useState(saveFocus);
  return {
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      restore();
    },
  };
}

/**
 * Wraps a function that opens dialogs. The focus returns to its former place once all of them are closed.
 *
 * @param isOpen whether any of the dialogs is open
 */
export function useFocusReturn<T>(
  isOpen: boolean,
  open: (subject: T) => void,
): (subject: T) => void {
  const returnTo = useRef<(() => void) | null>(null);
  useEffect(() => {
    if (isOpen) return;
    const back = returnTo.current;
    returnTo.current = null;
    // The dialog releases the focus first.
    if (back !== null) setTimeout(back);
  }, [isOpen]);
  return useCallback(
    (subject) => {
      returnTo.current = saveFocus();
      open(subject);
    },
    [open],
  );
}
