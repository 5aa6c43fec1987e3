import { useState } from 'react';
import { rowIndexAttribute } from '../../lib/browser/row-attributes.ts';

/** Returns the focused element. If it is an item of a menu, returns the menu's button, because the menu closes. */
export function focusedElement(): Element | null {
  const focused = document.activeElement;
  const menu = focused?.closest('[role="menu"]');
  return document.getElementById(menu?.getAttribute('aria-labelledby') ?? '') ?? focused;
}

/** Returns the buttons of a row, the last one first, because the buttons that all rows have are at the end. */
const buttonsOf = (row: Element): Element[] => [...row.querySelectorAll('button')].reverse();

/**
 * Saves the focused element. Returns a function that focuses it again. If the page no longer has the element, the
 * function focuses the first of these that the page has:
 * - if the element was a button of a row: the same button of the next row where it is enabled, else of a row above;
 * - if the element was in a row: the same button of the row that is now at its position, or of the last row; without
 *   such a button, that row itself;
 * - the dialog around the element, the section around it, or `main`.
 */
export function saveFocus(): () => void {
  const element = focusedElement();
  const row = element?.closest(`[${rowIndexAttribute}]`);
  const buttonIndex = row == null || element === null ? -1 : buttonsOf(row).indexOf(element);
  const list = row?.parentElement;
  const section = element?.closest('section');
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
    const next =
      [...rows.slice(position), ...rows.slice(0, position)].find((other) =>
        buttonsOf(other)[buttonIndex]?.matches(':not(:disabled, [aria-disabled="true"])'),
      ) ?? rows[Math.min(position, rows.length - 1)];
    if (next !== undefined) return focusInRow(next, buttonIndex);
    const around = [dialog, section, document.querySelector('main')];
    const target = around.find((candidate) => candidate?.isConnected);
    if (!(target instanceof HTMLElement)) return;
    target.tabIndex = -1;
    target.focus();
  };
}

/** Focuses a button of a row, or the row if it has no such button. `buttonIndex` is an index of `buttonsOf`. */
function focusInRow(row: Element, buttonIndex: number): void {
  const target = buttonsOf(row)[buttonIndex] ?? row;
  if (target instanceof HTMLElement) target.focus();
}

/** Moves the focus from a button of a row to the same button of another row. `index` is that of the row on the page. */
export function moveFocusToRow(index: number): void {
  const row = document.activeElement?.closest(`[${rowIndexAttribute}]`);
  const other = row?.parentElement?.querySelector(`[${rowIndexAttribute}="${index}"]`);
  if (row == null || other == null || document.activeElement === null) return;
  focusInRow(other, buttonsOf(row).indexOf(document.activeElement));
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
