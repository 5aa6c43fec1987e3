import type { RowSource } from '../../../lib/row-index/row-source.ts';
import type { DecidedRow, DecisionSubject } from '../decision-subject.ts';
import { changesBetween } from './changes-between.ts';

/**
 * Returns the index of a row in a newer list, or -1. Part-payments without an id of their own share the id of their
 * job; the one with the same figures is the row, else the first one.
 */
export function indexOfRow<T extends DecidedRow>(
  subject: DecisionSubject<T>,
  rows: RowSource<T>,
  row: T,
): number {
  const id = subject.idOf(row);
  let [first, same] = [-1, -1];
  rows.each((other, index) => {
    if (subject.idOf(other) !== id) return;
    if (first < 0) first = index;
    if (same < 0 && changesBetween(subject, row, other).length === 0) same = index;
  });
  return same < 0 ? first : same;
}
