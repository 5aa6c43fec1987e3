import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { hostRowsByIdQuery } from '../../api/lists/long-list.ts';
import type { HostList } from '../../api/lists/long-list-types.ts';
import type { LoadState } from '../../api/lists/use-read.ts';
import { findRow } from '../../lib/row-index/row-source.ts';
import type { TableState } from '../../lib/url/table-state.ts';
import { useAdjacentRows } from '../data-table/use-adjacent-rows.ts';
import { useStableIds } from '../data-table/use-stable-ids.ts';
import type { RecordProps } from './use-record-table-props.tsx';

export interface OpenedRowOptions<T>
  extends Pick<RecordProps<T>, 'openId' | 'list' | 'matches' | 'isEarlier' | 'state'> {
  idOf: (row: T) => string | null;
  /** A list of the host that also has the rows that this list leaves out. */
  widerHostList?: HostList<T> | null;
}

/** Finds the row in the whole list, even if a search or filter hides it, and its neighbours among the matches. */
function useRowInList<T>(options: OpenedRowOptions<T>) {
  const { openId, idOf, matches, isEarlier, state } = options;
  const all = options.list.rows;
  const { q, filters, sort } = state;
  const row = useMemo(
    () => all && findRow(all, (candidate) => idOf(candidate) === openId),
    [all, idOf, openId],
  );
  const ids = useMemo(
    () => Array.from({ length: matches.length }, (_, index) => idOf(matches.at(index))),
    [matches, idOf],
  );
  // The part-payments of one job may share its id; a row without an id cannot be opened.
  const distinct = useMemo(() => [...new Set(ids)].filter((id) => id !== null), [ids]);
  const stableIds = useStableIds(
    isEarlier ? null : distinct,
    openId,
    JSON.stringify([q, filters, sort]),
  );
  const position = stableIds.indexOf(openId);
  const isListed = position >= 0;
  const idAt = (index: number) => (isListed ? (stableIds[index] ?? null) : null);
  /** Returns the state of the table with the page of a row; undefined if that is the current page, or if no page has it. */
  const pageOf = (id: string): TableState | undefined => {
    const page = Math.floor(ids.indexOf(id) / state.size) + 1;
    return page < 1 || page === state.page ? undefined : { ...state, page };
  };
  return {
    row,
    pageOf,
    neighbours: { previous: idAt(position - 1), next: idAt(position + 1), isListed },
  };
}

/** Finds the row on the host's page that is on screen, or reads it by its id. */
function useRowOfHost<T>(options: OpenedRowOptions<T>, hostList: HostList<T> | null) {
  const { openId, idOf, state } = options;
  const adjacent = useAdjacentRows(hostList, state, openId, idOf);
  const row = adjacent?.row;
  // The query starts with the row of the page, so that it has the row even when the page no longer has it.
  const byId = useQuery({
    ...hostRowsByIdQuery(hostList, openId, idOf),
    ...(row && { initialData: [row] }),
    enabled: adjacent !== undefined,
  });
  const { index = -1, previous, next } = adjacent ?? {};
  /** Returns the id of a neighbour: null at an end of the list, undefined if the row or the page has not loaded. */
  const idIn = (neighbour: typeof next) => {
    if (neighbour?.row !== undefined) return idOf(neighbour.row);
    return index >= 0 && neighbour?.page === null ? null : undefined;
  };
  return {
    row: row ?? byId.data?.[0],
    byId,
    neighbours: { previous: idIn(previous), next: idIn(next), isListed: true },
    pageOf: (id: string) =>
      [previous, next].find((neighbour) => idIn(neighbour) === id)?.page ?? undefined,
  };
}

const firstOf = <T>(rows: readonly T[] | undefined) => rows && (rows[0] ?? null);

/**
 * Finds the open row of a list, wherever it is, and the rows before and after it on screen. When the whole list
 * replaces the host's pages, the row stays.
 *
 * @returns `read` has the row, null if there is none, and undefined while it loads or after an error
 */
export function useOpenedRow<T>(options: OpenedRowOptions<T>) {
  const { list, openId, idOf, widerHostList = null } = options;
  const { rows: all, hostList } = list;
  const inList = useRowInList(options);
  const ofHost = useRowOfHost(options, all === undefined ? hostList : null);
  const { row, neighbours, pageOf } = all === undefined ? ofHost : inList;
  const isMissing = row === undefined && (all !== undefined || ofHost.byId.data?.length === 0);
  const wider = useQuery(hostRowsByIdQuery(isMissing ? widerHostList : null, openId, idOf));
  const byHost = isMissing ? wider : ofHost.byId;
  // A row that the list does not have may be in the wider list.
  const needsHost = isMissing ? widerHostList !== null : all === undefined;
  const read: LoadState<T | null> = {
    data: row ?? (needsHost ? firstOf(byHost.data) : null),
    error: row === undefined && needsHost ? byHost.error : null,
    isFetching: byHost.isFetching,
    retry: () => void byHost.refetch(),
  };
  return { read, neighbours, pageOf };
}
