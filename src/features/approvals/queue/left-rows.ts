import type { TableMoment } from '../../../components/data-table/use-table-rows.ts';
import { findRow } from '../../../lib/row-index/row-source.ts';
import type { TableState } from '../../../lib/url/table-state.ts';
import type { DecisionSubject, QueueRow } from '../decision-subject.ts';

/** A row that has left the list, and the index that it had on the page. */
export interface LeftRow<T> {
  id: string;
  row: T;
  index: number;
}

/**
 * Returns a store of the rows on screen. A row that leaves the list because somebody else decided it stays on screen
 * until it is removed.
 */
export function createLeftRows<T extends QueueRow>(subject: DecisionSubject<T>) {
  const { idOf } = subject;
  /** What was on screen at the last `remember`. */
  let before: { rows: readonly T[]; state: TableState } | null = null;
  let leftRows: readonly LeftRow<T>[] = [];
  /** The ids of the rows that have left and were removed from the screen. */
  const removedIds = new Set<string>();
  /** The ids of the rows that a decision of this browser may remove from the list. */
  const ownIds = new Set<string>();
  const listeners = new Set<() => void>();
  const setLeftRows = (newLeftRows: readonly LeftRow<T>[]) => {
    if (newLeftRows.length + leftRows.length === 0) return;
    leftRows = newLeftRows;
    for (const listener of listeners) listener();
  };
  const leftRowsAt = ({ pageRows, listed, state }: TableMoment<T>): LeftRow<T>[] => {
    if (before === null || before.state !== state) return [];
    const onPage = new Set(pageRows.map(idOf));
    return before.rows.flatMap((row, index) => {
      const id = idOf(row);
      if (id === null || onPage.has(id) || removedIds.has(id) || ownIds.has(id)) return [];
      const isListed = listed !== undefined && findRow(listed, (one) => idOf(one) === id);
      return isListed || !subject.isUndecided(row) ? [] : [{ id, row, index }];
    });
  };
  /** Returns the rows of the page, with the rows that have left at their old index; at most a full page. */
  const shownRows = (moment: TableMoment<T>): readonly T[] => {
    const rowsToInsert = leftRowsAt(moment);
    if (rowsToInsert.length === 0) return moment.pageRows;
    const rows = [...moment.pageRows];
    for (const { row, index } of rowsToInsert) rows.splice(index, 0, row);
    // A printed page can have more rows than its size.
    const { size } = moment.state;
    return moment.pageRows.length > size ? rows : rows.slice(0, size);
  };
  return {
    shownRows,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current: () => leftRows,
    addOwn(ids: Iterable<string>) {
      for (const id of ids) ownIds.add(id);
    },
    /** Stores what is on screen, and updates the rows that have left. */
    remember(moment: TableMoment<T>) {
      const [newLeftRows, rows] = [leftRowsAt(moment), shownRows(moment)];
      before = { rows, state: moment.state };
      for (const row of moment.pageRows) removedIds.delete(idOf(row) ?? '');
      setLeftRows(newLeftRows);
    },
    remove(id: string) {
      removedIds.add(id);
      setLeftRows(leftRows.filter((one) => one.id !== id));
    },
  };
}
