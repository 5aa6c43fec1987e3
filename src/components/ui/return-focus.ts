import { useState } from 'react';
import { rowPlace } from '../../lib/browser/row-place.ts';

/**
 * Remembers where the focus is. The function it returns puts it back there, or on the row that took the
 * place of the one that has left the list, or on the page where no row is left.
 */
export function whereFocusIs(): () => void {
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
