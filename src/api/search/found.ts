import type { ExtensionId } from '../../../openapi/generated/operations.ts';
import type { RowQuery, Sum } from '../../lib/row-index/row-index.ts';
import type { Rows } from '../reading/rows.ts';

/** The searches of long lists, which a host may offer. */
export type SearchId = Extract<ExtensionId, `search${string}`>;

/** What a page is asked for. */
export interface PageRequest extends RowQuery {
  /** Rows of a page. */
  size: number;
  /** The number of the page, from the start of the list, or from its end where the place says so. */
  page: number;
  /** The place in the list; see placeInList. Null for a page that only has its number. */
  place: string | null;
}

/** The number of found rows. */
export interface FoundTotal {
  count: number;
  /** Whether they were counted; else it is an estimate. */
  isExact: boolean;
}

/** A page of the rows that the host found. */
export interface FoundPage<T> {
  /** What was asked for: a page stays on screen while another one loads. */
  request: PageRequest;
  rows: Rows<T>;
  /** The cursors of the pages beside it, or null at an end. */
  next: string | null;
  previous: string | null;
  /** Its number from the start, if the page was asked for by number. */
  page: number | null;
  total: FoundTotal;
}

/** What needs all found rows, and takes longer than a page of them. */
export interface FoundSums {
  total: FoundTotal;
  /** The sums in kobo, by their names in the contract. */
  sums: Readonly<Record<string, Sum>>;
}

/** The values of a filter with their rows, the most frequent first. `value` is as a row has it. */
export type FoundChoices = Readonly<
  Record<string, readonly { value: string | null; rows: number }[]>
>;
