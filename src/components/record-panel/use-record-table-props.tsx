import { useSearch } from '@tanstack/react-router';
import { type ReactNode, useCallback, useMemo } from 'react';
import type { ListState } from '../../api/lists/use-list.ts';
import { type LateComponent, useLoaded } from '../../lib/browser/late-component.tsx';
import type { TableState } from '../../lib/url/table-state.ts';
import type { DataTableProps } from '../data-table/data-table.tsx';
import type { Matches } from '../data-table/use-matches.ts';
import { useSetSearch } from '../data-table/use-set-search.ts';
import type { BelowTable } from '../data-table/use-table-rows.ts';
import type { TableProps } from '../page/list-page.tsx';

/** The open record of a list, and the list as it is on screen. */
export interface RecordProps<T> {
  openId: string;
  list: ListState<T>;
  matches: Matches<T>;
  /** Whether the matches and the rows of the page belong to an earlier request. */
  isEarlier: boolean;
  pageRows: readonly T[];
  /** The state with which the rows are searched. */
  state: TableState;
  /** Opens another record, and the page of the table that has it; undefined closes the panel. */
  onOpen: (this: void, id: string | undefined, tableState?: TableState) => void;
  actions?: ((row: T) => ReactNode) | undefined;
}

/**
 * Returns the props of a table whose records open in a panel beside it. The id of the open record is in the address.
 *
 * @param panel the panel; must be a constant
 * @param idOf returns the id of a row; must be the same function at each render
 * @param actions returns the buttons for a record, at the end of the panel
 */
export function useRecordTableProps<T>(
  panel: LateComponent<RecordProps<T>>,
  { list, control }: TableProps<T>,
  idOf: (row: T) => string | null,
  actions?: (row: T) => ReactNode,
) {
  const { record: openId } = useSearch({ strict: false });
  const setSearch = useSetSearch();
  const { change } = control;
  const isOpen = openId !== undefined;
  const onOpen = useCallback<RecordProps<T>['onOpen']>(
    (record, tableState) => {
      // The first record adds an entry to the browser's history, and each next one replaces it, so that Back closes the
      // panel.
      setSearch({ record }, isOpen && record !== undefined);
      if (tableState === undefined) return;
      // The rest of the state stays, because the rows may be searched with another than that of the address.
      const { page, position } = tableState;
      change({ page, position }, 'replace');
    },
    [setSearch, change, isOpen],
  );
  const shortcuts = useMemo(
    () => ({ open: (row: T) => onOpen(idOf(row) ?? undefined) }),
    [onOpen, idOf],
  );
  const isLoaded = useLoaded(panel, isOpen);
  return {
    selectedKey: openId ?? null,
    shortcuts,
    children: (...[matches, pageRows, isEarlier, state]: Parameters<BelowTable<T>>) =>
      isOpen &&
      isLoaded && (
        <panel.View
          {...{ openId, list, matches, isEarlier, pageRows, state, onOpen, actions }}
          onCrash={() => onOpen(undefined)}
        />
      ),
  } satisfies Partial<DataTableProps<T>>;
}
