import { type RefObject, useEffect } from 'react';
import { isTyping } from '../../../lib/browser/is-typing.ts';
import { namedByLink, rowPlace } from '../../../lib/browser/row-place.ts';

/** What single keys do to the row that has the focus. No key decides anything: A and R only ask. */
export interface RowKeys<T> {
  /** Enter; without it, Enter follows the row's main link. */
  open?: (row: T) => void;
  /** A */
  approve?: (row: T) => void;
  /** R */
  reject?: (row: T) => void;
}

/**
 * J and K go through the rows of every table of the page, from one table to the next; Enter, A and R act
 * on the row that has the focus.
 */
export function useRowKeys<T>(
  table: RefObject<HTMLElement | null>,
  rows: readonly T[],
  keys: RowKeys<T> = {},
): void {
  const { open, approve, reject } = keys;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
      // The first of several tables moves the focus for all.
      if (event.defaultPrevented || hasModifier || isTyping(event)) return;
      const key = event.key.toLowerCase();
      const here = document.activeElement?.closest<HTMLElement>(`[${rowPlace}]`) ?? null;
      if (key === 'j' || key === 'k') {
        moveFocus(here, key === 'j' ? 1 : -1);
        event.preventDefault();
        return;
      }
      const row = table.current?.contains(here)
        ? rows[Number(here?.getAttribute(rowPlace))]
        : undefined;
      // On a button or link inside the row, Enter belongs to that.
      if (row === undefined || (key === 'enter' && here !== document.activeElement)) return;
      const follow = () => mainLink(here)?.click();
      const act = { enter: open ?? follow, a: approve, r: reject }[key];
      if (act === undefined) return;
      event.preventDefault();
      act(row);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [table, rows, open, approve, reject]);
}

/** The artisan that a row names, else the client, else its first link: the same whether it is a row or a card. */
function mainLink(row: HTMLElement | null): HTMLElement | null {
  const find = (selector: string) => row?.querySelector<HTMLElement>(selector) ?? null;
  return find(`[${namedByLink}="artisan"]`) ?? find(`[${namedByLink}="client"]`) ?? find('a[href]');
}

/** Gives the focus to the next or previous row of the page; without a focused row, to the first. */
function moveFocus(from: HTMLElement | null, step: number): void {
  const rows = [...document.querySelectorAll<HTMLElement>(`main [${rowPlace}]`)];
  const at = from === null ? -1 : rows.indexOf(from);
  rows[Math.min(rows.length - 1, Math.max(0, at + step))]?.focus();
}
