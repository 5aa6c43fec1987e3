import type { Transaction } from '../db/connect.ts';
import { beginSearch } from './begin-search.ts';
import { conditionOf } from './conditions.ts';
import { estimate, sumFound, sumsOf, type Total } from './count-found.ts';
import { type Choices, readChoices } from './read-choices.ts';
import type { Found } from './read-keys.ts';
import { readFew, readMany } from './read-part.ts';
import { type Place, readRows, type Search, type SearchedList } from './searched-list.ts';
import { statementTimeoutMs, within } from './within.ts';

/** The most found rows that are counted; above this, their number is an estimate. */
interface Counted {
  most: number;
  /** For a page without sums when the words have an index, because reading more rows takes longer than the page. */
  mostForPage: number;
}

const mostCounted: Counted = { most: 100_000, mostForPage: 5_000 };

/** One page of a list. */
export interface FoundPage<Row, Sums> {
  rows: Row[];
  /** The places of the next and the previous page, or null at an end. */
  next: Place | null;
  previous: Place | null;
  total: Total;
  /** The number of the page from the start; null when it is not known. */
  page: number | null;
  /** Undefined when they were not requested or took too long. */
  sums: Sums | undefined;
  choices: Choices | undefined;
}

/**
 * Finds one page of a list, with the number and the sums of all found rows, in the snapshot of the transaction.
 * Places stay the same when rows are added.
 *
 * @throws HttpError 400 for too many words or an invalid day; 404 when the list is not kept
 */
export async function searchList<Row, Sums>(
  tx: Transaction,
  list: SearchedList<Row, Sums>,
  search: Search,
  { most, mostForPage } = mostCounted,
): Promise<FoundPage<Row, Sums>> {
  const { table, orders, sums } = list;
  const { folded, isIndexed } = await beginSearch(tx, table, search.q);
  const where = conditionOf(list, search.filters, folded, isIndexed);
  // The estimate always uses LIKE, because the planner has no statistics for strpos.
  const likely =
    where && (await estimate(tx, table, conditionOf(list, search.filters, folded, true)));
  const column = orders[search.order.name];
  if (column === undefined) throw new Error(`The list has no order ${search.order.name}`);
  const found: Found = { table, where, column, descending: search.order.descending };
  const summed = search.wantsSums ? sums : undefined;
  const reading = { tx, found, search, summed, likely };

  const few = await readFew(reading, search.wantsSums || !isIndexed ? most : mostForPage);
  const first = few ?? (await readMany(reading, most));
  // An estimated total can be too high, so the requested page may be empty. A full count finds the last page.
  const isBehind = few === undefined && first.page.keys.length === 0;
  const part = (isBehind ? await readFew(reading, most) : undefined) ?? first;
  const { page, total, number } = part;
  const ids = page.keys.map(({ id }) => id);
  return {
    rows: await readRows(tx, list, ids),
    next: page.next,
    previous: page.previous,
    total,
    page: number,
    choices: search.wantsChoices ? await readChoices(tx, list) : undefined,
    sums:
      summed &&
      (part.sums === undefined
        ? await within(tx, statementTimeoutMs, (inner) => sumFound(inner, table, summed, where))
        : sumsOf(summed, part.sums)),
  };
}
