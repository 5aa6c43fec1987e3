import { useEffect } from 'react';
import { rowIndexAttribute } from '../../lib/browser/row-attributes.ts';
import { isInField, isInFieldOrOverlay } from '../../lib/browser/shortcut-guards.ts';

const rowElement = (index: number) =>
  document.querySelector<HTMLElement>(`main [${rowIndexAttribute}="${index}"]`);

/** Returns whether a row, or a control in it, has the focus. */
export const isRowFocused = () =>
  document.activeElement?.closest(`main [${rowIndexAttribute}]`) != null;

/** Focuses a row of the page. Returns whether there is one. */
export function focusRow(index: number): boolean {
  const row = rowElement(index);
  row?.focus();
  return row !== null;
}

/**
 * J and K open the next and the previous record, in the panel and in the list beside it.
 *
 * @param index the index of the open record on the page, whose row follows if a row has the focus
 * @param onMove takes 1 for the next record, and -1 for the previous one
 */
export function usePanelKeys(index: number, onMove: (step: 1 | -1) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const step = { j: 1, k: -1 }[event.key.toLowerCase()];
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
      const { target } = event;
      const dialog = target instanceof Element ? target.closest('[role="dialog"]') : null;
      const isInPanel = dialog?.querySelector('[data-record-panel]') != null;
      const isElsewhere = isInPanel ? isInField(event) : isInFieldOrOverlay(event);
      if ((step !== 1 && step !== -1) || hasModifier || isElsewhere) return;
      event.preventDefault();
      onMove(step);
    };
    // Before the keys of the rows, which move only the focus.
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, [onMove]);
  useEffect(() => {
    // A key for the focused row, such as A, acts on the row of the open record.
    if (document.activeElement?.matches(`main [${rowIndexAttribute}]`) === true) focusRow(index);
  }, [index]);
}
