import { type RefObject, useEffect } from 'react';
import { lateCode } from '../../../lib/browser/late-code.ts';
import type { RowKeys } from './on-row-key.ts';

const code = lateCode(() => import('./on-row-key.ts'));

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
