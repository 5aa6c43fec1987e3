import type { ExtensionId } from '../../../openapi/generated/operations.ts';
import type { RowQuery, Sum } from '../../lib/row-index/row-index.ts';
import type { Rows } from '../reading/rows.ts';

/** The searches of long lists, which a host may offer. */
export type SearchId = Extract<ExtensionId, `search${string}`>;

/** The request for one page. */
export interface PageRequest extends RowQuery {
  /** The number of rows on a page. */
  size: number;
  /** The number of the page, from the start of the list, or from its end if `place` is from the end. */
  page: number;
  /** The place in the list; see list-place.ts. Null for a page that has only its number. */
  place: string | null;
}

/** The number of found rows. */
export interface FoundTotal {
  count: number;
  /** Whether the rows were counted; else `count` is an estimate. */
  isExact: boolean;
}

/** A page of the rows that the host found. */
export interface FoundPage<T> {
  /** The request of this page, because a page stays on screen while another one loads. */
  request: PageRequest;
  rows: Rows<T>;
  /** The cursors of the next and the previous page; null at an end of the list. */
  next: string | null;
  previous: string | null;
  /** The number of the page from the start, if it was requested by number; else null. */
  page: number | null;
  total: FoundTotal;
}

/** The results over all found rows. They take longer than one page. */
export interface FoundSums {
  total: FoundTotal;
  /** The sums in kobo, by their names in the contract. */
  sums: Readonly<Record<string, Sum>>;
}

/** By filter: its values with their numbers of rows, the most frequent first. `value` is spelled as in a row. */
export type FoundChoices = Readonly<
  Record<string, readonly { value: string | null; rows: number }[]>
>;
