import type { TableMoment } from '../../../components/data-table/use-table-rows.ts';
import { findRow } from '../../../lib/row-index/row-source.ts';
import type { TableState } from '../../../lib/url/table-state.ts';
import type { DecisionSubject, QueueRow } from '../decision-subject.ts';

/** A row that has left the list, and its index on the page. */
export interface LeftRow<T> {
  id: string;
  row: T;
  index: number;
}

/**
 * Remembers the rows on screen, in order to show those that leave the list by somebody else's decision for a moment
 * longer.
 *
 * @param isOwn returns whether a decision of this browser may have removed the row
 */
export function createLeftRows<T extends QueueRow>(
  { idOf, isUndecided }: DecisionSubject<T>,
  isOwn: (id: string) => boolean,
) {
  let before: { rows: readonly T[]; state: TableState } | null = null;
  /** The ids of the rows that were shown long enough. */
  const over = new Set<string>();
  const leftIn = ({ pageRows, listed, state }: TableMoment<T>): LeftRow<T>[] => {
    if (before === null || before.state !== state) return [];
    const onPage = new Set(pageRows.map(idOf));
    return before.rows.flatMap((row, index) => {
      const id = idOf(row);
      if (id === null || onPage.has(id) || over.has(id) || isOwn(id) || !isUndecided(row))
        return [];
      const isListed = listed !== undefined && findRow(listed, (one) => idOf(one) === id);
      return isListed ? [] : [{ id, row, index }];
    });
  };
  /** Returns the rows of the page, with the rows that have left at their places. The page does not become longer. */
  const shown = (moment: TableMoment<T>): readonly T[] => {
    const left = leftIn(moment);
    if (left.length === 0) return moment.pageRows;
    const rows = [...moment.pageRows];
    for (const { row, index } of left) rows.splice(index, 0, row);
    return rows.slice(0, moment.state.size);
  };
  return {
    shown,
    /** Remembers what is on screen. Returns the rows that have left. */
    remember(moment: TableMoment<T>) {
      const [left, rows] = [leftIn(moment), shown(moment)];
      before = { rows, state: moment.state };
      for (const row of moment.pageRows) over.delete(idOf(row) ?? '');
      return left;
    },
    /** Removes a row that has left. */
    remove: (id: string) => void over.add(id),
  };
}
