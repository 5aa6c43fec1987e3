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

/** Where a page begins. `count` is the number of all found rows. */
type Start = { position: Position } | { isLast: true } | { number: number; count?: number };

/** The rows of a page in the order of the list, and whether there are more on each side. */
interface Page {
  keys: { key: number; value: string | null }[];
  hasPrevious: boolean;
  hasNext: boolean;
  number: number | null;
}

async function pageAt<Row>(
  reader: Reader,
  list: ListDefinition<Row>,
  { order, selection, size }: ListCall,
  where: SQL | undefined,
  start: Start,
  areMany: boolean,
): Promise<Page> {
  const position = 'position' in start ? start.position : undefined;
  const number = 'number' in start ? start.number : null;
  const before = number === null ? 0 : (number - 1) * size;
  const count = 'count' in start ? start.count : undefined;
  const rest = count === undefined ? Number.POSITIVE_INFINITY : count - before;
  // Fewer rows are skipped from the nearer end.
  const isNearEnd = rest < before;
  const length = Math.min(size, isNearEnd ? rest : size);
  const skipped = isNearEnd ? rest - length : before;
  const isBackwards =
    isNearEnd || (position === undefined ? number === null : position.side === 'before');
  const direction = directionOf(list, order, isBackwards, rangeOf(list, selection, order));
  const found = await findKeys(reader, direction, {
    where,
    position,
    skipped,
    areMany,
    most: length + 1,
  });
  const keys = found.slice(0, length);
  const hasMore = found.length > length;
  // Beyond a position are the rows from which a reader comes.
  const isBehind = position !== undefined || skipped > 0;
  return isBackwards
    ? { keys: keys.reverse(), hasPrevious: hasMore, hasNext: isBehind, number }
    : { keys, hasPrevious: isBehind, hasNext: hasMore, number };
}

/** Reads the page of a call. A page beyond an end is the page at this end. */
async function findPage<Row>(
  reader: Reader,
  list: ListDefinition<Row>,
  call: ListCall,
  where: SQL | undefined,
  total: Total,
): Promise<Page> {
  const at = (start: Start) => pageAt(reader, list, call, where, start, !total.is_exact);
  const { position, isLast, page, size } = call;
  if (position !== undefined) {
    const found = await at({ position });
    if (position.side === 'before' && !found.hasPrevious) return at({ number: 1 });
    return found.keys.length === 0 ? at({ isLast: true }) : found;
  }
  const last = Math.max(1, Math.ceil(total.count / size));
  const isCounted = total.is_exact && total.count <= maxCounted;
  if (isLast || (!isCounted && page > maxCounted / size)) {
    return at(isCounted ? { number: last, count: total.count } : { isLast: true });
  }
  const found = await at(
    isCounted ? { number: Math.min(page, last), count: total.count } : { number: page },
  );
  return found.keys.length === 0 && page > 1 ? at({ isLast: true }) : found;
}

/** Reads rows of a list in the order of these keys. */
export async function readRows<Row>(
  { tx }: Reader,
  { read, keyOf }: ListDefinition<Row>,
  keys: readonly number[],
): Promise<Row[]> {
  if (keys.length === 0) return [];
  const rows = new Map((await read(tx, keys)).map((row) => [keyOf(row), row]));
  return keys.flatMap((key) => rows.get(key) ?? []);
}

const cursors = <Row>(list: ListDefinition<Row>, order: ListOrder, page: Page) => {
  const beside = (side: Position['side'], end: Page['keys'][number] | undefined) =>
    end ? writeCursor(list, order, { side, ...end }) : null;
  return {
    next: page.hasNext ? beside('after', page.keys.at(-1)) : null,
    previous: page.hasPrevious ? beside('before', page.keys.at(0)) : null,
  };
};

/** Returns the number of the last row of a page, as far as it is known: the list has at least as many rows. */
const lastOf = ({ keys, number }: Page, { size }: ListCall) =>
  keys.length + (number === null ? 0 : (number - 1) * size);

/**
 * Reads one page of a list as the contract has it, with the number and the sums of all found rows, in the snapshot of the
 * transaction.
 *
 * @throws HttpError 400 for too many words or a text that is no day; 503 when the page takes too long
 */
export async function readPage<Row, SumName extends string>(
  reader: Reader,
  list: ListDefinition<Row, List, SumName>,
  call: ListCall,
  totals: ListTotals,
) {
  const { countBeforePage } = reader.limits;
  const words = await beginReading(reader, call.selection.q);
  const where = conditionOf(list, call.selection, words);
  const summed = call.wantsSums ? await sumMatches(reader, list, where) : undefined;
  const total = summed
    ? { count: summed.count, is_exact: true }
    : where === undefined
      ? await countAll(reader, list, totals)
      : await countMatches(reader, list, where, call.wantsSums ? undefined : countBeforePage);
  const page = await findPage(reader, list, call, where, total);
  const keys = page.keys.map(({ key }) => key);
  return {
    data: await readRows(reader, list, keys),
    total: { ...total, count: Math.max(total.count, lastOf(page, call)) },
    page: page.number,
    ...cursors(list, call.order, page),
    ...(summed && { sums: summed.sums }),
    ...(call.wantsChoices && { choices: await readChoices(reader, list) }),
  };
}
