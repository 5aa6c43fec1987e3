import { useCallback, useMemo } from 'react';
import type { RawSearch } from '../../lib/search-params.ts';
import {
  type TableSpec,
  type TableState,
  tableStateOf,
  writeTableState,
} from '../../lib/table-state.ts';

/** A table's state and how to change it. Typing replaces the address; clicking adds to the history. */
export interface TableControl {
  state: TableState;
  change: (patch: Partial<TableState>, how?: 'push' | 'replace') => void;
}

/**
 * The state of one table in the address.
 *
 * @param search the page's search params
 * @param setSearch writes some of them, leaving the others as they are
 */
export function useTableState(
  spec: TableSpec,
  search: object,
  setSearch: (params: RawSearch, replace: boolean) => void,
): TableControl {
  const state = useMemo(() => tableStateOf(spec, { ...search }), [spec, search]);
  const change = useCallback<TableControl['change']>(
    (patch, how = 'push') => {
      // Another search, order or size is another list, which starts at its beginning.
      const next = { ...state, page: 1, ...patch };
      setSearch(writeTableState(spec, next), how === 'replace');
    },
    [spec, state, setSearch],
  );
  return useMemo(() => ({ state, change }), [state, change]);
}
