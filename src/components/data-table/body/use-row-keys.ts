import { type RefObject, useEffect } from 'react';
import { lateCode } from '../../../lib/browser/late-part.tsx';

const code = lateCode(() => import('./on-row-key.ts'));

/** The shortcuts for the focused row. A and R only open a dialog. */
export interface RowKeys<T> {
  /** Enter. Without this function, Enter follows the row's main link. */
  open?: (row: T) => void;
  /** A */
  approve?: (row: T) => void;
  /** R */
  reject?: (row: T) => void;
  /** Space, with or without Shift */
  select?: (row: T, isRange: boolean) => void;
}

const noKeys = {};

/** Adds the shortcuts of the rows. Their code loads after the page, so keys do nothing in its first moment. */
export function useRowKeys<T>(
  table: RefObject<HTMLElement | null>,
  rows: readonly T[],
  keys: RowKeys<T> = noKeys,
): void {
  useEffect(() => {
    // After the first rows: the code must not share the line with them.
    if (rows.length > 0) void code.loadAhead();
    const onKey = (event: KeyboardEvent) =>
      code.current()?.onRowKey(event, table.current, rows, keys);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [table, rows, keys]);
}
