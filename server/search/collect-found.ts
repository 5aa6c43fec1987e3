import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../db/connect.ts';
import type { SumRow } from './count-found.ts';
import type { Found, Key } from './read-keys.ts';
import type { Place, SearchedList } from './searched-list.ts';

/** The result of one scan of a list. */
export interface Collected {
  /** The number of found rows; `most` + 1 when there are more than `most`. */
  count: number;
  /** The first rows beyond the place, outwards; empty when there are more than `most` rows. */
  keys: Key[];
  /** Whether there are rows on the other side of the place. */
  hasBeside: boolean;
  sums: SumRow[];
}

interface Wanted {
  from: Place | undefined;
  isBackwards: boolean;
  /** The number of rows before the page, for a page with a number. */
  skipped: number;
  /** The most rows of the page. */
  rows: number;
  /** The most found rows. */
  most: number;
  sums: Pick<NonNullable<SearchedList<unknown, unknown>['sums']>, 'amount' | 'of'> | undefined;
}

/** The columns of the collected rows. */
const collected = { key: sql`key`, id: sql`id` };

/** The condition for the rows beyond a place. Rows without a value come last in both directions. */
export function beyond(
  { column, descending }: Found,
  place: Place,
  isBackwards: boolean,
  { key, id }: typeof collected = collected,
): SQL {
  const sign = sql.raw(descending === isBackwards ? '>' : '<');
  if (place.key === null) {
    const later = sql`${key} is null and ${id} ${sign} ${place.id}::integer`;
    return isBackwards ? sql`${key} is not null or ${later}` : later;
  }
  const type = sql.raw(column.dataType === 'number' ? 'bigint' : 'text');
  const inOrder = sql`(${key}, ${id}) ${sign} (${place.key}::${type} , ${place.id}::integer)`;
  return isBackwards ? inOrder : sql`${key} is null or ${inOrder}`;
}

interface Row extends Record<string, unknown> {
  count: number;
  has_beside: boolean;
  sums: SumRow[] | null;
  id: number | null;
  key: string | null;
}

/**
 * Finds up to `most` rows with one scan of the list, and takes one page, the count and the sums from them. When
 * the words have no index, the scan takes nearly all of the time, so there must be only one for the three results.
 */
export async function collectFound(
  tx: Transaction,
  found: Found,
  { from, isBackwards, skipped, rows: most, most: mostFound, sums }: Wanted,
): Promise<Collected> {
  const { table, where, column, descending } = found;
  const way = descending === isBackwards ? 'asc' : 'desc';
  const inOrder = sql.raw(`key ${way} nulls ${isBackwards ? 'first' : 'last'}, id ${way}`);
  const isBeyond = from === undefined ? sql`true` : beyond(found, from, isBackwards);
  const added = sums && sql`, ${sums.of} as sum_of, ${sums.amount} as amount`;
  const { rows } = await tx.execute<Row>(sql`
    with found as materialized (
      select ${table.id} as id, ${column} as key ${added ?? sql``}
      from ${table} where ${where ?? sql`true`} limit ${mostFound + 1}
    ),
    counted as materialized (select count(*)::int as count from found),
    nearest as (
      select id, key from found where (select count from counted) <= ${mostFound} and (${isBeyond})
      order by ${inOrder} limit ${most} offset ${skipped}
    ),
    page as (select id, key::text as key, row_number() over (order by ${inOrder}) as position from nearest)
    select counted.count, page.id, page.key,
      ${from === undefined ? sql.raw(String(skipped > 0)) : sql`exists (select from found where (${isBeyond}) is not true)`} as has_beside,
      ${
        sums === undefined
          ? sql`null`
          : sql`(select json_agg(summed) from (
              select sum_of as name, count(*)::int as rows, sum(amount)::text as kobo
              from found where sum_of is not null and (select count from counted) <= ${mostFound}
              group by sum_of) summed)`
      } as sums
    from counted left join page on true order by page.position`);
  return {
    count: rows[0]?.count ?? 0,
    keys: rows.flatMap(({ id, key }) => (id === null ? [] : [{ id, key }])),
    hasBeside: rows[0]?.has_beside ?? false,
    sums: rows[0]?.sums ?? [],
  };
}
