import { type RefObject, useEffect } from 'react';
import { lateCode } from '../../../lib/browser/late-code.ts';
import type { RowShortcuts } from './on-row-key.ts';

const rowKeyCode = lateCode(() => import('./on-row-key.ts'));

const noShortcuts = {};

/** Adds the shortcuts for the focused row. A key that is pressed before the code is loaded acts after that. */
export function useRowShortcuts<T>(
  table: RefObject<HTMLElement | null>,
  rows: readonly T[],
  shortcuts: RowShortcuts<T> = noShortcuts,
): void {
  useEffect(() => {
    // The code loads after the first rows are on screen, so that it does not delay them.
    if (rows.length > 0) void rowKeyCode.loadAhead();
    const onKey = (event: KeyboardEvent) =>
      rowKeyCode.run(({ onRowKey }) => onRowKey(event, table.current, rows, shortcuts));
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [table, rows, shortcuts]);
}
