import { useCallback, useEffect, useMemo, useState } from 'react';
import type { RawSearch } from '../../lib/address/search-params.ts';
import {
  type TableSpec,
  type TableState,
  tableStateOf,
  writeTableState,
} from '../../lib/address/table-state.ts';

/** Milliseconds by which the address comes after the rows: two frames and some. */
const behind = 50;

type How = 'push' | 'replace';

/** A table's state and how to change it. Typing replaces the address; clicking adds to the history. */
export interface TableControl {
  state: TableState;
  change: (patch: Partial<TableState>, how?: How) => void;
}

/** What was asked for and stands in no address yet. */
interface Ahead {
  of: TableState;
  state: TableState;
  how: How;
}

/**
 * The state of one table in the address. The rows come in the frame of the click; the address follows
 * when they are on screen, because leading the router there takes longer than drawing them.
 *
 * @param search the page's search params
 * @param setSearch writes some of them, leaving the others as they are
 */
export function useTableState(
  spec: TableSpec,
  search: object,
  setSearch: (params: RawSearch, replace: boolean) => void,
): TableControl {
  const written = useMemo(() => tableStateOf(spec, { ...search }), [spec, search]);
  const [asked, setAsked] = useState<Ahead | null>(null);
  const ahead = asked?.of === written ? asked : null;
  const state = ahead?.state ?? written;

  useEffect(() => {
    if (ahead === null) return;
    const timer = setTimeout(() => {
      setSearch(writeTableState(spec, ahead.state), ahead.how === 'replace');
    }, behind);
    return () => clearTimeout(timer);
  }, [spec, ahead, setSearch]);

  const change = useCallback<TableControl['change']>(
    (patch, how = 'push') => {
      // Another search, order or size is another list, which starts at its beginning.
      setAsked({ of: written, state: { ...state, page: 1, ...patch }, how });
    },
    [state, written],
  );
  return useMemo(() => ({ state, change }), [state, change]);
}
