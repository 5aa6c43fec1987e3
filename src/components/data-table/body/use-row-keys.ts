import { type RefObject, useEffect } from 'react';
import { lateCode } from '../../../lib/browser/late-code.ts';
import type { RowKeys } from './on-row-key.ts';

const code = lateCode(() => import('./on-row-key.ts'));

const noKeys = {};

/** Adds the shortcuts of the rows. Their code loads after the first rows; a key that is pressed before acts then. */
export function useRowKeys<T>(
  table: RefObject<HTMLElement | null>,
  rows: readonly T[],
  keys: RowKeys<T> = noKeys,
): void {
  useEffect(() => {
    // The code loads after the first rows, so it does not delay them.
    if (rows.length > 0) void code.loadAhead();
    const onKey = (event: KeyboardEvent) =>
      code.run(({ onRowKey }) => onRowKey(event, table.current, rows, keys));
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [table, rows, keys]);
}
