/** A value that a filter compares: the key of a choice, or a number or text in a range. */
export type FilterValue = number | string | null;

/** One column of a row index: how to read the values that it searches, sorts, filters and sums. */
export interface IndexColumn<T> {
  id: string;
  /** Returns the searched text. It is '' for amounts and days, because a search finds them by filters. */
  text: (row: T) => string;
  /** Returns the label of a choice, if it differs from the text. */
  label?: (row: T) => string;
  /** Whether the column has the id of the row, which orders rows with equal values. */
  isId?: boolean;
  /** Returns the sort key. Null comes last in both directions. */
  sortKey?: (row: T) => number | string | null;
  /** Whether the order is prepared in advance, because lists are often sorted by this column. */
  preparesOrder?: boolean;
  /** Returns the value that a filter compares. */
  filterKey?: (row: T) => FilterValue;
  /** Returns the test of a filter. Without it, a filter is one key, or several with spaces between them. */
  filterTest?: (filter: string) => (value: FilterValue) => boolean;
  totals?: Totals<T>;
  /** Whether the values are masked. An index of masked values does not serve unmasked ones. */
  isMasked?: boolean;
}

/** The sums of a column. A row belongs to at most one of them. */
export interface Totals<T> {
  /** Returns the index of the sum that the row belongs to, or null. */
  sumOf: (row: T) => number | null;
  /** Returns the amount as an integer, or null. */
  amountOf: (row: T) => number | null;
}
