import { useCallback, useEffect, useMemo, useState } from 'react';
import type { RawSearch } from '../../lib/address/search-params.ts';
import {
  type TableSpec,
  type TableState,
  tableStateOf,
  writeTableState,
} from '../../lib/address/table-state.ts';

/** The address changes after the rows, by more than two frames. */
const addressDelayMs = 50;

type HistoryMode = 'push' | 'replace';

/** The state of a table and the function that changes it. Typing uses `replace`; a click uses `push`. */
export interface TableControl {
  state: TableState;
  /** The page sizes to choose from. */
  sizes: readonly number[];
  /** The columns that are filtered by ranges. */
  ranges: TableSpec['ranges'];
  change: (patch: Partial<TableState>, mode?: HistoryMode) => void;
}

/** A change that is not in the address yet. */
interface PendingChange {
  /** The state in the address before the change. */
  base: TableState;
  state: TableState;
  mode: HistoryMode;
}

/**
 * Keeps the state of one table in the address. The rows change in the frame of the click; the address follows
 * later, because a router navigation takes longer than drawing the rows.
 *
 * @param search the page's search params
 * @param setSearch changes some of them and keeps the others
 */
export function useTableState(
  spec: TableSpec,
  search: object,
  setSearch: (params: RawSearch, replace: boolean) => void,
): TableControl {
  const base = useMemo(() => tableStateOf(spec, { ...search }), [spec, search]);
  const [lastChange, setLastChange] = useState<PendingChange | null>(null);
  const pending = lastChange?.base === base ? lastChange : null;
  const state = pending?.state ?? base;

  useEffect(() => {
    if (pending === null) return;
    const timer = setTimeout(() => {
      setSearch(writeTableState(spec, pending.state), pending.mode === 'replace');
    }, addressDelayMs);
    return () => clearTimeout(timer);
  }, [spec, pending, setSearch]);

  const change = useCallback<TableControl['change']>(
    (patch, mode = 'push') => {
      // A new search, order or page size starts at page 1.
      setLastChange({ base, state: { ...state, page: 1, place: null, ...patch }, mode });
    },
    [state, base],
  );
  return useMemo(
    () => ({ state, sizes: spec.sizes, ranges: spec.ranges, change }),
    [state, spec, change],
  );
}
