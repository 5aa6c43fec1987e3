/** A value that a filter compares: the key of a choice, or what a range compares. */
export type FilterValue = number | string | null;

/** The values of one column that the row index reads. */
export interface IndexColumn<T> {
  id: string;
  /** The searched text. Amounts and days have none, because a search finds them by filters. */
  text: (row: T) => string;
  /** The label of a choice, if it differs from the text. */
  label?: (row: T) => string;
  /** Whether it is the id of the row, which orders rows with equal values. */
  isId?: boolean;
  /** The sort key; null comes last in both directions. */
  sortKey?: (row: T) => number | string | null;
  /** Whether the order is prepared in advance, because lists are often sorted by this column. */
  preparesOrder?: boolean;
  /** The value that a filter compares. */
  filterKey?: (row: T) => FilterValue;
  /** Returns the test of a filter. Without it a filter is one key, or several between spaces. */
  filterTest?: (filter: string) => (value: FilterValue) => boolean;
  totals?: Totals<T>;
  /** Whether the values are masked. An index of masked values is not reused for unmasked ones. */
  isMasked?: boolean;
}

/** The sums of a column. A row belongs to at most one of them. */
export interface Totals<T> {
  /** The index of the row's sum, or null. */
  sumOf: (row: T) => number | null;
  /** The amount as an integer, or null. */
  amountOf: (row: T) => number | null;
}
