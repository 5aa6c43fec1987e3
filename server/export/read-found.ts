import type { Transaction } from '../db/connect.ts';
import type { Read } from '../db/transactions/read-snapshot.ts';
import { HttpError } from '../http/refusals/http-error.ts';
import { beginSearch } from '../search/begin-search.ts';
import { conditionOf } from '../search/conditions.ts';
import { type Key, readKeys } from '../search/read-keys.ts';
import { readRows, type Search, type SearchedList } from '../search/searched-list.ts';
import { within } from '../search/within.ts';

/** The rows of an export and their order. */
export type Wanted = Pick<Search, 'filters' | 'order' | 'q'>;

/** The number of rows that are read and written to the file at a time, about 10 ms of work. */
const rowsAtOnce = 500;
/** The numbers of ids that are found at a time. Ids take few bytes, and finding them may need a scan of the list. */
const [firstIds, moreIds] = [1_000, 20_000];
/** The number of ids from one scan of the list, when the index does not find enough rows in time. */
const idsOfScan = 100_000;
/** Milliseconds for reading along the index, which are few so that the file begins soon, and for a scan. */
const [indexScanTimeoutMs, listScanTimeoutMs] = [700, 15_000];

interface Ids {
  keys: Key[];
  isLast: boolean;
}

async function findIds<Row>(
  tx: Transaction,
  list: SearchedList<Row, unknown>,
  { q, filters, order }: Wanted,
  from: Key | undefined,
  most: number,
): Promise<Ids> {
  const { table } = list;
  const { folded, isIndexed } = await beginSearch(tx, table, q);
  const column = list.orders[order.name];
  if (column === undefined) throw new Error(`The list has no order ${order.name}`);
  const where = conditionOf(list, filters, folded, isIndexed);
  const found = { table, where, column, descending: order.descending };
  const read = (timeoutMs: number, count: number) =>
    within(tx, timeoutMs, (inner) =>
      readKeys(inner, found, { from, isBackwards: false, most: count }),
    );
  const near = await read(indexScanTimeoutMs, most);
  if (near !== undefined) return { keys: near, isLast: near.length < most };
  const far = await read(listScanTimeoutMs, idsOfScan);
  if (far === undefined) {
    throw new HttpError(503, 'The rows take too long to find. Choose fewer of them.');
  }
  return { keys: far, isLast: far.length < idsOfScan };
}

/**
 * Reads all rows that a search finds, in parts and in their order. Each part is a separate short transaction, so that
 * no connection is held for a slow reader, and other calls can use a single connection between two parts. A row that
 * changes during the export may be missing, or be read twice if it moves down the order.
 *
 * @throws HttpError 400 for too many words or an invalid day; 404 when the list is not kept; 503 when the rows take too
 *   long to find
 */
export async function* readFound<Row>(
  read: Read,
  list: SearchedList<Row, unknown>,
  wanted: Wanted,
): AsyncGenerator<Row[], void> {
  let from: Key | undefined;
  for (let most = firstIds; ; most = moreIds) {
    const { keys, isLast } = await read((tx) => findIds(tx, list, wanted, from, most));
    for (let at = 0; at < keys.length; at += rowsAtOnce) {
      const ids = keys.slice(at, at + rowsAtOnce).map(({ id }) => id);
      yield await read((tx) => readRows(tx, list, ids));
    }
    if (isLast) return;
    from = keys.at(-1);
  }
}
