import type { Transaction } from '../db/connect.ts';
import { beginSearch } from './begin-search.ts';
import { type Collected, collectFound } from './collect-found.ts';
import { conditionOf } from './conditions.ts';
import { countAll, estimate, sumFound, sumsOf, type Total } from './count-found.ts';
import { type Choices, readChoices } from './read-choices.ts';
import type { Found } from './read-keys.ts';
import { pageOf, readPage, type Window } from './read-page.ts';
import type { Place, Search, SearchedList } from './searched-list.ts';
import { patience, within } from './within.ts';

/** Up to this many rows are counted. */
const mostCounted = 100_000;

/** How many times the rows that are counted an estimate must be, so that there are more for certain. */
const certainly = 2;

/** Milliseconds for reading the found rows; then their number is an estimate. */
const countPatience = 1_000;

/** Milliseconds for the way along an index; then all found rows are sorted. */
const wayPatience = 700;

/** More rows than a list has. */
const all = 2_147_483_646;

/** One page of a list. */
export interface FoundPage<Row, Sums> {
  rows: Row[];
  /** The places of the pages beside it, or null at an end. */
  next: Place | null;
  previous: Place | null;
  total: Total;
  /** The number of the page from the start; null where it is not known. */
  page: number | null;
  /** Absent also where they took too long. */
  sums: Sums | undefined;
  choices: Choices | undefined;
}

/**
 * Finds one page of a list, with the number and the sums of all rows that are found, as of the snapshot of the
 * transaction. Rows that are added meanwhile move no place.
 *
 * @param most the number of rows above which the total is an estimate
 * @throws HttpError 400 for too many words, and for a day that is none; 404 where the list is not kept
 */
export async function searchList<Row, Sums>(
  tx: Transaction,
  list: SearchedList<Row, Sums>,
  search: Search,
  most = mostCounted,
): Promise<FoundPage<Row, Sums>> {
  const { table, orders, sums } = list;
  const { folded, isIndexed } = await beginSearch(tx, table, search.q);
  const where = conditionOf(list, search.filters, folded, isIndexed);
  // The planner knows how often a text is LIKE another, and nothing of strpos.
  const likely =
    where && (await estimate(tx, table, conditionOf(list, search.filters, folded, true)));
  const column = orders[search.order.name];
  if (column === undefined) throw new Error(`The list has no order ${search.order.name}`);
  const found: Found = { table, where, column, descending: search.order.descending };
  const summed = search.wantsSums ? sums : undefined;

  const isCounted = likely !== undefined && likely <= certainly * most;
  const collected = isCounted
    ? await within(tx, countPatience, (inner) =>
        collect(inner, found, windowOf(search), { most, sums: summed }),
      )
    : undefined;
  const isComplete = collected !== undefined && collected.count <= most;
  const total = isComplete
    ? { count: collected.count, is_exact: true }
    : likely === undefined
      ? await countAll(tx, table, most)
      : { count: Math.max(likely, collected?.count ?? 0), is_exact: false };
  const number = numberOf(search, total, most);
  const page = isComplete ? collected.page : await readLong(tx, found, windowOf(search, number));
  const read =
    page.keys.length === 0
      ? []
      : await list.read(
          tx,
          page.keys.map(({ id }) => id),
        );
  const byId = new Map(read.map((row) => [list.idOf(row), row]));
  return {
    rows: page.keys.flatMap(({ id }) => byId.get(id) ?? []),
    next: page.next,
    previous: page.previous,
    total,
    page: number,
    choices: search.wantsChoices ? await readChoices(tx, list) : undefined,
    sums:
      summed &&
      (isComplete
        ? sumsOf(summed, collected.sums)
        : await within(tx, patience, (inner) => sumFound(inner, table, summed, where))),
  };
}

/**
 * Returns the number of the page that is answered: a number behind the end is that of the last page. It is null for
 * a page at a cursor or from the end, and where too many rows are before it.
 */
function numberOf({ place, end, page, size }: Search, total: Total, most: number): number | null {
  if (place !== undefined || end === 'last') return null;
  if (total.is_exact) return Math.min(page, Math.max(1, Math.ceil(total.count / size)));
  return (page - 1) * size <= most ? page : null;
}

/** Returns the window of a page; a page without a number and a place is the last one. */
function windowOf(search: Search, number: number | null = search.page): Window {
  const { place, end, size } = search;
  if (place !== undefined || end === 'last') return { place, end, size };
  if (number === null) return { place, end: 'last', size };
  return { place, end, size, skipped: (number - 1) * size };
}

/** Reads the list once. Beyond an end of the list, it is the page at that end, for which it is read again. */
async function collect(
  tx: Transaction,
  found: Found,
  { place, end, size, skipped = 0 }: Window,
  wanted: Pick<Parameters<typeof collectFound>[2], 'most' | 'sums'>,
): Promise<Pick<Collected, 'count' | 'sums'> & { page: ReturnType<typeof pageOf> }> {
  const isBackwards = place === undefined ? end === 'last' : place.side === 'before';
  const collected = await collectFound(tx, found, {
    ...wanted,
    from: place,
    isBackwards,
    skipped,
    rows: size + 1,
  });
  const { keys, count, hasBeside } = collected;
  if (keys.length === 0 && count > 0 && count <= wanted.most) {
    const atEnd: Window =
      place === undefined
        ? { place, end, size, skipped: (Math.ceil(count / size) - 1) * size }
        : { place: undefined, end: isBackwards ? 'first' : 'last', size };
    return collect(tx, found, atEnd, wanted);
  }
  return { ...collected, page: pageOf({ keys, isBackwards, size, hasBeside }) };
}

/**
 * One page of so many rows that the way along the index of their order meets one soon. Where those at its
 * beginning are not found, as amounts above zero among refunds, all found rows are sorted.
 */
async function readLong(tx: Transaction, found: Found, window: Window) {
  const page = await within(tx, wayPatience, (inner) => readPage(inner, found, window));
  return page ?? (await collect(tx, found, window, { most: all, sums: undefined })).page;
}
