import { type RefObject, useEffect } from 'react';
import { lateCode } from '../../../lib/browser/late-code.ts';
import type { RowKeys } from './on-row-key.ts';

const rowKeyCode = lateCode(() => import('./on-row-key.ts'));

const noKeys = {};

/** Adds the shortcuts of the rows. A key that is pressed before their code is loaded acts when it is loaded. */
export function useRowKeys<T>(
  table: RefObject<HTMLElement | null>,
  rows: readonly T[],
  keys: RowKeys<T> = noKeys,
): void {
  useEffect(() => {
    // The code loads after the first rows are on screen, so that it does not delay them.
    if (rows.length > 0) void rowKeyCode.loadAhead();
    const onKey = (event: KeyboardEvent) =>
      rowKeyCode.run(({ onRowKey }) => onRowKey(event, table.current, rows, keys));
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [table, rows, keys]);
}
