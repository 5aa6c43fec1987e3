import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../db/connect.ts';
import { beyond } from './collect-found.ts';
import type { Found, Key } from './read-keys.ts';
import { pageOf, readsBackwards, type Window } from './read-page.ts';

/** Returns the value of the order as an expression without an index, so that the database sorts the found rows. */
const withoutIndex = ({ column }: Found): SQL =>
  column.dataType === 'number' ? sql`${column} + 0` : sql`${column} || ''`;

/**
 * Reads a page by sorting all found rows. The database keeps only the rows of the page, and several processes of
 * PostgreSQL share the work.
 */
export async function readSorted(
  tx: Transaction,
  found: Found,
  window: Window,
): Promise<ReturnType<typeof pageOf>> {
  const { table, where, column, descending } = found;
  const { place, size, skipped = 0 } = window;
  const isBackwards = readsBackwards(window);
  const way = descending === isBackwards ? 'asc' : 'desc';
  const columns = { key: sql`${column}`, id: sql`${table.id}` };
  const isBeyond = place === undefined ? sql`true` : beyond(found, place, isBackwards, columns);
  const isFound = where ?? sql`true`;
  const { rows: keys } = await tx.execute<Key>(sql`
    select ${table.id} as id, ${column}::text as key from ${table} where (${isFound}) and (${isBeyond})
    order by ${withoutIndex(found)} ${sql.raw(`${way} nulls ${isBackwards ? 'first' : 'last'}`)},
      ${table.id} ${sql.raw(way)}
    limit ${size + 1} offset ${skipped}`);
  if (keys.length === 0 && place !== undefined) {
    return readSorted(tx, found, { place: undefined, end: isBackwards ? 'first' : 'last', size });
  }
  return pageOf({
    keys,
    isBackwards,
    size,
    hasBeside:
      place === undefined
        ? skipped > 0
        : await hasRows(tx, found, sql`(${isFound}) and (${isBeyond}) is not true`),
  });
}

async function hasRows(tx: Transaction, { table }: Found, where: SQL): Promise<boolean> {
  const { rows } = await tx.execute(sql`select from ${table} where ${where} limit 1`);
  return rows.length > 0;
}
