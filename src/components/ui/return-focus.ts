import { useCallback, useEffect, useRef, useState } from 'react';
import { rowIndexAttribute } from '../../lib/browser/row-attributes.ts';

/** Returns the focused element. If it is an item of a menu, returns the menu's button, because the menu closes. */
export function focusedElement(): Element | null {
  const focused = document.activeElement;
  const menu = focused?.closest('[role="menu"]');
  return document.getElementById(menu?.getAttribute('aria-labelledby') ?? '') ?? focused;
}

/**
 * Saves the focused element. Returns a function that focuses it again. If the element has left the page, the function
 * focuses the row at its position or the last row, else the dialog around the element, else `main`.
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
 * Returns the prop of a Radix dialog that restores the focus when the dialog closes. Radix does that by itself only for
 * a dialog with a trigger button.
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
 * Wraps a function that opens dialogs. When all of them are closed, the element that had the focus before gets it back.
 *
 * @param isOpen whether any of the dialogs is open
 */
export function useFocusReturn<T>(isOpen: boolean, open: (value: T) => void): (value: T) => void {
  const restoreFocus = useRef<(() => void) | null>(null);
  useEffect(() => {
    if (isOpen) return;
    const restore = restoreFocus.current;
    restoreFocus.current = null;
    // The dialog must release the focus first.
    if (restore !== null) setTimeout(restore);
  }, [isOpen]);
  return useCallback(
    (value) => {
      restoreFocus.current = saveFocus();
      open(value);
    },
    [open],
  );
}
