import { replaceEqualDeep } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ListSort } from '../../../domain/lists/list.ts';
import { readPageSize, storePageSize } from '../../lib/browser/storage/stored-page-size.ts';
import { type RawSearch, readOneOf } from '../../lib/url/search-params.ts';
import {
  type TableSpec,
  type TableState,
  tableStateOf,
  writeTableState,
} from '../../lib/url/table-state.ts';

/** The time from a change to the change of the address: longer than two frames, so that the rows are drawn first. */
const addressDelayMs = 50;

type HistoryMode = 'push' | 'replace';

/** The state of a table, and the function that changes it. */
export interface TableControl {
  state: TableState;
  sizes: readonly number[];
  /** The default order. If it is by a column of days, the menu Period of the toolbar filters that column. */
  order: ListSort | undefined;
  /** A click adds an entry to the browser's history (`push`, the default); typing replaces the entry. */
  change: (patch: Partial<TableState>, mode?: HistoryMode) => void;
}

interface LocalState {
  addressState: TableState;
  state: TableState;
  /** How the state will be written into the address; null if the address has it. */
  pending: HistoryMode | null;
  /** The params of an earlier change that were sent to the router and are not in the address yet. */
  sent: RawSearch | null;
}

/**
 * Returns the state of one table, which is stored in the address. The rows change in the frame of the click; the address
 * changes later, because a navigation of the router takes longer than drawing the rows.
 *
 * @param search the search params of the page
 * @param setSearch changes some search params; the others stay
 */
export function useTableState(
  spec: TableSpec,
  search: object,
  setSearch: (params: RawSearch, replace: boolean) => void,
): TableControl {
  const sizeParam = `${spec.prefix ?? ''}size`;
  const addressSize = readOneOf(Reflect.get(search, sizeParam), spec.sizes.slice(1));
  /** The page size for an address without a size: the size that was chosen last, before this visit of the page. */
  const [storedSize, setStoredSize] = useState(() => readPageSize(spec.sizes));
  const newAddressState = useMemo(
    () => tableStateOf(spec, { ...search, [sizeParam]: addressSize ?? storedSize }),
    [spec, search, sizeParam, addressSize, storedSize],
  );
  const [local, setLocal] = useState<LocalState>(() =>
    followAddress(newAddressState, newAddressState),
  );
  const { state, pending, sent } = local;
  // If only the params of another table changed, the state is the same object, and this table's pending change stays.
  const addressState = replaceEqualDeep(local.addressState, newAddressState);
  if (addressState !== local.addressState) {
    // The address of an earlier change does not undo a later change.
    const isEarlier =
      sent !== null && replaceEqualDeep(sent, writeTableState(spec, addressState)) === sent;
    setLocal(
      isEarlier ? { addressState, state, pending, sent: null } : followAddress(state, addressState),
    );
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
    const isNotDefault = storedSize !== undefined && storedSize !== spec.sizes[0];
    if (isNotDefault && addressSize === undefined) setSearch({ [sizeParam]: storedSize }, true);
  }, [spec, sizeParam, addressSize, storedSize, setSearch]);

  const change = useCallback<TableControl['change']>(
    (patch, mode = 'push') => {
      if (patch.size !== undefined) storePageSize(spec.sizes, patch.size);
      // The default size is not written into the address, so a stored size would replace it there.
      if (patch.size === spec.sizes[0]) setStoredSize(undefined);
      const isSent = timer.current === undefined;
      setLocal(({ addressState, state, pending, sent }) => ({
        addressState,
        // A new search, order or page size starts at page 1.
        state: { ...state, page: 1, position: null, ...patch },
        pending: mode,
        sent: pending !== null && isSent ? writeTableState(spec, state) : sent,
      }));
    },
    [spec],
  );
  return useMemo(
    () => ({ state, sizes: spec.sizes, order: spec.sort, change }),
    [state, spec, change],
  );
}

/** Returns the state of the address. Equal parts stay the same objects, so that no rows are searched or drawn again. */
const followAddress = (state: TableState, addressState: TableState): LocalState => ({
  addressState,
  state: replaceEqualDeep(state, addressState),
  pending: null,
  sent: null,
});
