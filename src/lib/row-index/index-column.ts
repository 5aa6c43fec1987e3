/** What the index reads of a row for one column. */
export interface IndexColumn<T> {
  id: string;
  /** What is printed, and searched. */
  text: (row: T) => string;
  /** What is compared when sorting; null comes last both ways. */
  sortKey?: (row: T) => number | string | null;
  /** Whether the list is often sorted by it, so that its order is made before it is asked for. */
  orderedAhead?: boolean;
  /** What a filter compares. */
  filterKey?: (row: T) => string;
  totals?: Totals<T>;
}

/** What is added up of a column. A row belongs to one sum or to none: no sum mixes what is different. */
export interface Totals<T> {
  /** The number of the sum that a row belongs to, or null for none. */
  sumOf: (row: T) => number | null;
  /** A whole number, or null where the row has none. */
  amountOf: (row: T) => number | null;
}
