import type { SQL } from 'drizzle-orm';
import type { List } from '../../domain/lists/list.ts';
import { conditionOf, rangeOf } from './conditions.ts';
import {
  countAll,
  countMatches,
  type ListTotals,
  maxCounted,
  readChoices,
  sumMatches,
  type Total,
} from './count-rows.ts';
import { writeCursor } from './cursor.ts';
import { findKeys } from './find-keys.ts';
import { beginReading, type Reader } from './limits.ts';
import type { ListDefinition, ListOrder, Position } from './list-definition.ts';
import { directionOf } from './order.ts';
import type { ListCall } from './read-parameters.ts';

/** Where a page begins. `count` is the number of all matches, if it is known. */
type PageStart = { position: Position } | { isLast: true } | { number: number; count?: number };

/** The keys of a page in the order of the list, and whether other pages precede and follow it. */
interface Page {
  keys: { key: number; value: string | null }[];
  hasPrevious: boolean;
  hasNext: boolean;
  /** The number of the page, from 1; null for a page at a position or at the end of a list that is not counted. */
  number: number | null;
}

/** Finds the page at a start. It has no keys if the start is beyond the end of the list. */
async function findPageAt<Row>(
  reader: Reader,
  list: ListDefinition<Row>,
  { order, selection, size }: ListCall,
  where: SQL | undefined,
  start: PageStart,
  areMany: boolean,
): Promise<Page> {
  const position = 'position' in start ? start.position : undefined;
  const number = 'number' in start ? start.number : null;
  const rowsBefore = number === null ? 0 : (number - 1) * size;
  const count = 'count' in start ? start.count : undefined;
  const remaining = count === undefined ? Number.POSITIVE_INFINITY : count - rowsBefore;
  // A page that is nearer to the end of the list is read from there, because fewer rows are skipped.
  const isNearEnd = remaining < rowsBefore;
  const length = Math.min(size, isNearEnd ? remaining : size);
  const skipped = isNearEnd ? remaining - length : rowsBefore;
  const isBackwards =
    isNearEnd || (position === undefined ? number === null : position.side === 'before');
  const direction = directionOf(list, order, isBackwards, rangeOf(list, selection, order));
  const matches = await findKeys(reader, direction, {
    where,
    position,
    skipped,
    areMany,
    limit: length + 1,
  });
  const keys = matches.slice(0, length);
  const hasMore = matches.length > length;
  // There are rows before the first one that was read if reading began at a position, or if rows were skipped.
  const hasRowsBehind = position !== undefined || skipped > 0;
  return isBackwards
    ? { keys: keys.reverse(), hasPrevious: hasMore, hasNext: hasRowsBehind, number }
    : { keys, hasPrevious: hasRowsBehind, hasNext: hasMore, number };
}

/**
 * Finds the page of a call. A call for a page beyond the end of the list gets the last page, and a call that reads
 * backwards to the start of the list gets page 1.
 */
async function findPage<Row>(
  reader: Reader,
  list: ListDefinition<Row>,
  call: ListCall,
  where: SQL | undefined,
  total: Total,
): Promise<Page> {
  const findAt = (start: PageStart) =>
    findPageAt(reader, list, call, where, start, !total.is_exact);
  const { position, isLast, page, size } = call;
  if (position !== undefined) {
    const pageAtPosition = await findAt({ position });
    if (position.side === 'before' && !pageAtPosition.hasPrevious) return findAt({ number: 1 });
    return pageAtPosition.keys.length === 0 ? findAt({ isLast: true }) : pageAtPosition;
  }
  const last = Math.max(1, Math.ceil(total.count / size));
  const isCounted = total.is_exact && total.count <= maxCounted;
  if (isLast || (!isCounted && page > maxCounted / size)) {
    return findAt(isCounted ? { number: last, count: total.count } : { isLast: true });
  }
  const numberedPage = await findAt(
    isCounted ? { number: Math.min(page, last), count: total.count } : { number: page },
  );
  return numberedPage.keys.length === 0 && page > 1 ? findAt({ isLast: true }) : numberedPage;
}

/** Reads the rows with these keys, in the order of the keys. */
export async function readRows<Row>(
  { tx }: Reader,
  { read, keyOf }: ListDefinition<Row>,
  keys: readonly number[],
): Promise<Row[]> {
  if (keys.length === 0) return [];
  const rows = new Map((await read(tx, keys)).map((row) => [keyOf(row), row]));
  return keys.flatMap((key) => rows.get(key) ?? []);
}

/** Returns the cursors of the pages before and after a page; null where there is none. */
const cursorsOf = <Row>(list: ListDefinition<Row>, order: ListOrder, page: Page) => {
  const cursorAt = (side: Position['side'], end: Page['keys'][number] | undefined) =>
    end ? writeCursor(list, order, { side, ...end }) : null;
  return {
    next: page.hasNext ? cursorAt('after', page.keys.at(-1)) : null,
    previous: page.hasPrevious ? cursorAt('before', page.keys.at(0)) : null,
  };
};

/** Returns how many matches are certain: the rows of the page, and those before it if its number is known. */
const minTotal = ({ keys, number }: Page, { size }: ListCall) =>
  keys.length + (number === null ? 0 : (number - 1) * size);

/**
 * Reads one page of a list as the contract has it, with the number of all matches, their sums, and the values of the
 * filters if the call asks for them, in the snapshot of the transaction.
 *
 * @param totals the numbers of rows of whole lists, which it reads and updates
 * @throws HttpError 400 for too many words or a text that is no day; 503 when the page takes too long
 */
export async function readPage<Row, SumName extends string>(
  reader: Reader,
  list: ListDefinition<Row, List, SumName>,
  call: ListCall,
  totals: ListTotals,
) {
  const { countWithoutSums } = reader.limits;
  const words = await beginReading(reader, call.selection.q);
  const where = conditionOf(list, call.selection, words);
  const summed = call.wantsSums ? await sumMatches(reader, list, where) : undefined;
  const total = summed
    ? { count: summed.count, is_exact: true }
    : where === undefined
      ? await countAll(reader, list, totals)
      : await countMatches(reader, list, where, call.wantsSums ? undefined : countWithoutSums);
  const page = await findPage(reader, list, call, where, total);
  const keys = page.keys.map(({ key }) => key);
  return {
    data: await readRows(reader, list, keys),
    total: { ...total, count: Math.max(total.count, minTotal(page, call)) },
    page: page.number,
    ...cursorsOf(list, call.order, page),
    ...(summed && { sums: summed.sums }),
    ...(call.wantsChoices && { choices: await readChoices(reader, list) }),
  };
}
