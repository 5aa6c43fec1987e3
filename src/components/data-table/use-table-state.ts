import { replaceEqualDeep } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { readPageSize, storePageSize } from '../../lib/browser/storage/stored-page-size.ts';
import { type RawSearch, readOneOf } from '../../lib/url/search-params.ts';
import {
  type TableSpec,
  type TableState,
  tableStateOf,
  writeTableState,
} from '../../lib/url/table-state.ts';

/** The address changes more than two frames after the rows. */
const addressDelayMs = 50;

type HistoryMode = 'push' | 'replace';

/** The state of a table and the function that changes it. Typing uses `replace`; a click uses `push`. */
export interface TableControl {
  state: TableState;
  /** The page sizes to choose from. */
  sizes: readonly number[];
  change: (patch: Partial<TableState>, mode?: HistoryMode) => void;
}

interface LocalState {
  /** The state in the address. */
  base: TableState;
  state: TableState;
  /** How the state is written into the address; null when it is there. */
  pending: HistoryMode | null;
  /** The params of an earlier change that are on their way into the address. */
  sent: RawSearch | null;
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
  const sizeParam = `${spec.prefix ?? ''}size`;
  const sizeGiven = readOneOf(Reflect.get(search, sizeParam), spec.sizes.slice(1));
  /** The page size of an address without one: the size that was chosen last, before this visit of the page. */
  const [chosen, setChosen] = useState(() => readPageSize(spec.sizes));
  const given = useMemo(
    () => tableStateOf(spec, { ...search, [sizeParam]: sizeGiven ?? chosen }),
    [spec, search, sizeParam, sizeGiven, chosen],
  );
  const [kept, setKept] = useState<LocalState>(() => followAddress(given, given));
  const { state, pending, sent } = kept;
  // A change of another table's params keeps this table's pending change.
  const base = replaceEqualDeep(kept.base, given);
  if (base !== kept.base) {
    // The address of an earlier change does not undo a later change.
    const isEarlier = sent !== null && replaceEqualDeep(sent, writeTableState(spec, base)) === sent;
    setKept(isEarlier ? { base, state, pending, sent: null } : followAddress(state, base));
  }

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (pending === null) return;
    timer.current = setTimeout(() => {
      timer.current = undefined;
      setSearch(writeTableState(spec, state), pending === 'replace');
    }, addressDelayMs);
    return () => clearTimeout(timer.current);
  }, [spec, state, pending, setSearch]);

  useEffect(() => {
    const isOther = chosen !== undefined && chosen !== spec.sizes[0];
    if (isOther && sizeGiven === undefined) setSearch({ [sizeParam]: chosen }, true);
  }, [spec, sizeParam, sizeGiven, chosen, setSearch]);

  const change = useCallback<TableControl['change']>(
    (patch, mode = 'push') => {
      if (patch.size !== undefined) storePageSize(spec.sizes, patch.size);
      // The default of the specification is not in the address.
      if (patch.size === spec.sizes[0]) setChosen(undefined);
      const isSent = timer.current === undefined;
      setKept(({ base, state, pending, sent }) => ({
        base,
        // A new search, order or page size starts at page 1.
        state: { ...state, page: 1, position: null, ...patch },
        pending: mode,
        sent: pending !== null && isSent ? writeTableState(spec, state) : sent,
      }));
    },
    [spec],
  );
  return useMemo(() => ({ state, sizes: spec.sizes, change }), [state, spec, change]);
}

/** Equal parts keep their identity, so that the rows are not found and drawn again. */
const followAddress = (state: TableState, base: TableState): LocalState => ({
  base,
  state: replaceEqualDeep(state, base),
  pending: null,
  sent: null,
});
