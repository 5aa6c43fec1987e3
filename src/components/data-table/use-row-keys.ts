import { type RefObject, useEffect } from 'react';
import { isTyping } from '../../lib/is-typing.ts';

/** What single keys do to the row that has the focus. No key decides anything: A and R only ask. */
export interface RowKeys<T> {
  /** Enter. */
  open?: (row: T) => void;
  /** A */
  approve?: (row: T) => void;
  /** R */
  reject?: (row: T) => void;
}

/** The rows on screen carry this attribute with their place on the page. */
export const rowPlace = 'data-row';

/** J and K go through the rows of a table; Enter, A and R act on the one that has the focus. */
export function useRowKeys<T>(
  table: RefObject<HTMLElement | null>,
  rows: readonly T[],
  keys: RowKeys<T> | undefined,
): void {
  useEffect(() => {
    if (keys === undefined) return;
    const onKey = (event: KeyboardEvent) => {
      if (isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return;
      const here = document.activeElement?.closest(`[${rowPlace}]`) ?? null;
      const inside = table.current?.contains(here) === true;
      const at = inside ? Number(here?.getAttribute(rowPlace)) : -1;
      const key = event.key.toLowerCase();
      if (key === 'j' || key === 'k') {
        const next = Math.min(rows.length - 1, Math.max(0, key === 'j' ? at + 1 : at - 1));
        table.current?.querySelector<HTMLElement>(`[${rowPlace}="${next}"]`)?.focus();
        event.preventDefault();
        return;
      }
      const row = rows[at];
      // On a button or link inside the row, Enter belongs to that.
      if (row === undefined || (key === 'enter' && here !== document.activeElement)) return;
      const act = { enter: keys.open, a: keys.approve, r: keys.reject }[key];
      if (act === undefined) return;
      event.preventDefault();
      act(row);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [table, rows, keys]);
}
