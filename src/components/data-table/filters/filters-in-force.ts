import type { FilterChoice, RowQuery } from '../../../lib/row-index/row-index.ts';
import type { Column } from '../column.tsx';

/** A filter that is set, in words. */
export interface FilterInForce {
  id: string;
  /** "Status: Paid or Failed" */
  text: string;
}

/** Returns the values of a column's filter; none while they load. */
export type ChoicesOf = (columnId: string) => readonly FilterChoice[];

/** Returns the filters that are set, in the order of their columns. */
export function filtersInForce<T>(
  columns: readonly Column<T>[],
  filters: RowQuery['filters'],
  choicesOf: ChoicesOf,
): FilterInForce[] {
  return columns.flatMap((column) => {
    const filter = filters[column.id];
    if (filter === undefined) return [];
    return [{ id: column.id, text: `${column.header}: ${wordsOf(column, filter, choicesOf)}` }];
  });
}

function wordsOf<T>(column: Column<T>, filter: string, choicesOf: ChoicesOf): string {
  if (column.rangeText !== undefined) return column.rangeText(filter);
  if (column.filteredByLinks === true) return filter;
  const keys = filter.split(' ');
  // A key that no row has is not among the choices. If that is so for all keys, the text is the filter itself.
  const labels = choicesOf(column.id).filter(({ key }) => keys.includes(key));
  return labels.map(({ label }) => label).join(' or ') || filter;
}
