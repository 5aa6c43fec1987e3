import { sql } from 'drizzle-orm';
import type { Transaction } from '../db/connect.ts';
import { conditionOf } from './conditions.ts';
import { countFound, sumFound, type Total } from './count-found.ts';
import { type Found, type Key, readKeys } from './read-keys.ts';
import type { Place, Search, SearchedList } from './searched-list.ts';

/** Milliseconds for one statement. */
const patience = 5_000;

/** Up to this many rows are counted. */
const mostCounted = 100_000;

/** Up to this many rows that have the words are sorted for each page. */
const fewRows = 10_000;

/** One page of a list. */
export interface FoundPage<Row, Sums> {
  rows: Row[];
  /** The places of the pages beside it, or null at an end. */
  next: Place | null;
  previous: Place | null;
  total: Total;
  sums: Sums | undefined;
}

/**
 * Finds one page of a list, with the number and the sums of all rows that are found, as of the snapshot of the
 * transaction. Rows that are added meanwhile move no place.
 *
 * @param counted the number of rows above which the total is an estimate
 * @throws HttpError 400 for too many words, and for a day that is none
 */
export async function searchList<Row, Sums>(
  tx: Transaction,
  list: SearchedList<Row, Sums>,
  search: Search,
  counted = mostCounted,
): Promise<FoundPage<Row, Sums>> {
  await tx.execute(sql`select set_config('statement_timeout', ${String(patience)}, true)`);
  const { table, orders, sums } = list;
  const { order, place, end, size, wantsSums } = search;
  const { where, hasWords } = await conditionOf(tx, list, search);
  const total = await countFound(tx, table, where, counted);
  const column = orders[order.name];
  if (column === undefined) throw new Error(`The list has no order ${order.name}`);
  const { descending } = order;
  const areFew = hasWords && total.is_exact && total.count <= fewRows;
  const page = await readPage(
    tx,
    { table, where, column, descending, areFew },
    { place, end, size },
  );
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
    sums: sums && wantsSums ? await sumFound(tx, table, sums, where) : undefined,
  };
}

type Window = Pick<Search, 'place' | 'end' | 'size'>;

/** The rows of one page, with its places. Beyond an end of the list, it is the page at that end. */
async function readPage(tx: Transaction, found: Found, { place, end, size }: Window) {
  const isBackwards = place === undefined ? end === 'last' : place.side === 'before';
  const keys = await readKeys(tx, found, { from: place, isBackwards, most: size + 1 });
  if (keys.length === 0 && place !== undefined) {
    return readPage(tx, found, { place: undefined, end: isBackwards ? 'first' : 'last', size });
  }
  const hasMore = keys.length > size;
  const rows = keys.slice(0, size);
  if (isBackwards) rows.reverse();
  const placeAt = (side: Place['side'], row: Key | undefined): Place | null =>
    row === undefined ? null : { side, key: row.key, id: row.id };
  const [first, last] = [rows.at(0), rows.at(-1)];
  // The other side has rows where there is one beyond this page.
  const isBeside = async (row: Key | undefined) =>
    place !== undefined &&
    row !== undefined &&
    (await readKeys(tx, found, { from: row, isBackwards: !isBackwards, most: 1 })).length > 0;
  const [hasNext, hasPrevious] = isBackwards
    ? [await isBeside(last), hasMore]
    : [hasMore, await isBeside(first)];
  return {
    keys: rows,
    next: hasNext ? placeAt('after', last) : null,
    previous: hasPrevious ? placeAt('before', first) : null,
  };
}
