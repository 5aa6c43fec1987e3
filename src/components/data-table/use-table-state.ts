import { replaceEqualDeep } from '@tanstack/react-query';
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

interface KeptState {
  /** The state in the address. */
  base: TableState;
  state: TableState;
  /** How the state goes into the address; null when it is there. */
  pending: HistoryMode | null;
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
  const given = useMemo(() => tableStateOf(spec, { ...search }), [spec, search]);
  const [kept, setKept] = useState<KeptState>({ base: given, state: given, pending: null });
  const { state, pending } = kept;
  // Equal parts keep their identity. A change of another table's params leaves this table's pending change, and
  // the rows are not found and drawn again when the address has followed.
  const base = replaceEqualDeep(kept.base, given);
  if (base !== kept.base) {
    setKept({ base, state: replaceEqualDeep(state, base), pending: null });
  }

  useEffect(() => {
    if (pending === null) return;
    const timer = setTimeout(() => {
      setSearch(writeTableState(spec, state), pending === 'replace');
    }, addressDelayMs);
    return () => clearTimeout(timer);
  }, [spec, state, pending, setSearch]);

  const change = useCallback<TableControl['change']>((patch, mode = 'push') => {
    setKept(({ base, state }) => ({
      base,
      // A new search, order or page size starts at page 1.
      state: { ...state, page: 1, place: null, ...patch },
      pending: mode,
    }));
  }, []);
  return useMemo(
    () => ({ state, sizes: spec.sizes, ranges: spec.ranges, change }),
    [state, spec, change],
  );
}
