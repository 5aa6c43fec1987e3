import { and, asc, desc, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Transaction } from '../db/connect.ts';
import { countUpTo } from './count-found.ts';
import type { Place, SearchedTable } from './searched-list.ts';

/** A row of a page: its id, and its value in the order. */
export interface Key extends Record<string, unknown> {
  id: number;
  key: string | null;
}

/** The found rows in an order. */
export interface Found {
  table: SearchedTable;
  where: SQL | undefined;
  column: PgColumn;
  descending: boolean;
}

/** Rows without a value come last in both directions, so they are a separate part. An index serves each part. */
type Part = 'with' | 'without';

const partOf = ({ key }: Pick<Place, 'key'>): Part => (key === null ? 'without' : 'with');

/** Returns the condition for the rows of a part on one side of a place in this part. */
function beyond({ column, table }: Found, { key, id }: Pick<Place, 'key' | 'id'>, isUp: boolean) {
  const sign = sql.raw(isUp ? '>' : '<');
  if (key === null || column === table.id) return sql`${table.id} ${sign} ${id}::integer`;
  const type = sql.raw(column.dataType === 'number' ? 'bigint' : 'text');
  return sql`(${column}, ${table.id}) ${sign} (${key}::${type}, ${id}::integer)`;
}

/**
 * Reads up to `most` rows along the index of the order, from one end of the list or outwards from a place in the
 * list.
 */
export async function readKeys(
  tx: Transaction,
  found: Found,
  {
    from,
    isBackwards,
    most,
    skipped = 0,
  }: {
    from?: Pick<Place, 'key' | 'id'> | undefined;
    isBackwards: boolean;
    most: number;
    /** The number of rows to skip before the first. */
    skipped?: number;
  },
): Promise<Key[]> {
  const { table, where, column, descending } = found;
  const isUp = descending === isBackwards;
  const order = isUp ? asc : desc;
  const all: Part[] = column.notNull ? ['with'] : ['with', 'without'];
  const parts = isBackwards ? all.toReversed() : all;
  const keys: Key[] = [];
  let left = skipped;
  for (const part of from === undefined ? parts : parts.slice(parts.indexOf(partOf(from)))) {
    if (keys.length >= most) break;
    const ofPart = part === 'with' ? isNotNull(column) : isNull(column);
    const isBeyond = from && partOf(from) === part ? beyond(found, from, isUp) : undefined;
    const inPart = and(where, column.notNull ? undefined : ofPart, isBeyond) ?? sql`true`;
    const { rows } = await tx.execute<Key>(sql`
      select ${table.id} as id, ${column}::text as key from ${table} where ${inPart}
      order by ${order(column)}, ${order(table.id)} limit ${most - keys.length} offset ${left}`);
    keys.push(...rows);
    if (rows.length > 0) left = 0;
    else if (left > 0) left -= await countUpTo(tx, table, inPart, left);
  }
  return keys;
}
