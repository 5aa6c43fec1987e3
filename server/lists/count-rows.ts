import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { type List, sharedColumns } from '../../domain/lists/list.ts';
import { toNaira } from '../../domain/money.ts';
import type { Queryable } from '../db/connect.ts';
import { type Reader, runWithin } from './limits.ts';
import { allRows, type ListDefinition } from './list-definition.ts';
import { readVersion } from './table-versions.ts';

/** The most rows that are counted. */
export const maxCounted = 100_000;

/** The number of rows that match; if `is_exact` is false, there may be more. */
export interface Total {
  count: number;
  is_exact: boolean;
}

interface Sum {
  rows: number;
  /** In naira; null when no row has an amount. */
  total: number | null;
}

/** Counts the rows of a list that meet a condition, up to `limit`. */
export async function countRows<Row>(
  db: Queryable,
  { table, isListed = allRows }: Pick<ListDefinition<Row>, 'isListed' | 'table'>,
  where: SQL | undefined,
  limit = maxCounted,
): Promise<Total> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select from ${table} where ${isListed} and ${where ?? allRows} limit ${limit + 1}) counted`);
  const count = rows[0]?.count ?? 0;
  return { count: Math.min(count, limit), is_exact: count <= limit };
}

/** Counts matching rows up to `maxCounted`. If this takes longer than `timeoutMs`, the count is 0 and not exact. */
export async function countMatches<Row>(
  reader: Reader,
  list: Pick<ListDefinition<Row>, 'isListed' | 'table'>,
  where: SQL | undefined,
  timeoutMs = reader.limits.count,
): Promise<Total> {
  const total = await runWithin(reader, timeoutMs, (tx, isInTime) =>
    countRows(tx, list, sql`${where ?? allRows} and ${isInTime}`),
  );
  return total ?? { count: 0, is_exact: false };
}

/** The number of rows of each list, by its name, with the version of its table when they were counted. */
export type ListTotals = Map<string, { version: string; total: Total }>;

/** Counts all rows of a list once for each version of its table: every page without a condition needs the number. */
export async function countAll<Row>(
  reader: Reader,
  list: ListDefinition<Row>,
  totals: ListTotals,
): Promise<Total> {
  const { version } = await readVersion(reader.tx, [list.table]);
  const stored = totals.get(list.name);
  if (stored?.version === version) return stored.total;
  const total = await countMatches(reader, list, undefined);
  // A count of 0 that is not exact means that the time was over.
  if (total.is_exact || total.count > 0) totals.set(list.name, { version, total });
  return total;
}

type Sums<Name extends string> = Readonly<Record<Name, Sum>>;

const hasAll = <Name extends string>(
  sums: Partial<Sums<Name>>,
  names: readonly Name[],
): sums is Sums<Name> => names.every((name) => name in sums);

/**
 * Adds up the amounts of the matching rows, for each name of a sum. `count` is the number of matching rows.
 *
 * @returns undefined for a list without sums, and when it takes too long
 */
export async function sumMatches<Row, Name extends string>(
  reader: Reader,
  { table, isListed = allRows, sums }: ListDefinition<Row, List, Name>,
  where: SQL | undefined,
): Promise<{ sums: Sums<Name>; count: number } | undefined> {
  if (sums === undefined) return undefined;
  const { names, amount, nameColumn = sql`${names[0]}::text` } = sums;
  const result = await runWithin(reader, reader.limits.sums, (tx, isInTime) =>
    tx.execute<{ name: string | null; rows: number; kobo: string | null }>(sql`
      select ${nameColumn} as name, count(*)::int as rows, sum(${amount})::text as kobo
      from ${table} where ${isListed} and ${where ?? allRows} and ${isInTime} group by 1`),
  );
  if (result === undefined) return undefined;
  const sumsByName: Partial<Record<Name, Sum>> = {};
  for (const name of names) {
    const { rows = 0, kobo = null } = result.rows.find((row) => row.name === name) ?? {};
    sumsByName[name] = { rows, total: kobo === null ? null : toNaira(Number(kobo)) };
  }
  if (!hasAll(sumsByName, names)) throw new Error('A sum is missing');
  return { sums: sumsByName, count: result.rows.reduce((count, { rows }) => count + rows, 0) };
}

/** A value of a filter, as one of the rows with this value has it, and the number of these rows up to `maxCounted`. */
interface Choice {
  value: string | null;
  rows: number;
  is_exact: boolean;
}

/** The most values of a filter that are read, beside the missing one. */
const maxChoices = 200;

/** Reads the values of one filter, the most frequent first. The statement jumps from value to value in the index. */
async function readColumnChoices<Row>(
  { tx }: Reader,
  { table, isListed = allRows }: ListDefinition<Row>,
  by: PgColumn,
  written: PgColumn | SQL,
): Promise<Choice[]> {
  const firstKey = (where: SQL) =>
    sql`(select ${by} from ${table} where ${isListed} and ${where} order by ${by} limit 1)`;
  const countUpToMax = (where: SQL) =>
    sql`(select count(*)::int from (select from ${table} where ${isListed} and ${where} limit ${maxCounted + 1}) counted)`;
  const { rows } = await tx.execute<{ value: string | null; rows: number }>(sql`
    with recursive found(key, number) as (
      select ${firstKey(sql`${by} is not null`)}, 1
      union all select ${firstKey(sql`${by} > found.key`)}, number + 1
      from found where found.key is not null and number < ${maxChoices}),
    keys as (select key from found where key is not null union all select null)
    select case when key is not null then (select ${written} from ${table} where ${isListed} and ${by} = key limit 1) end as value,
      case when key is null then ${countUpToMax(sql`${by} is null`)} else ${countUpToMax(sql`${by} = key`)} end as rows
    from keys order by rows desc, key`);
  return rows
    .filter((choice) => choice.rows > 0)
    .map(({ value, rows: count }) => ({
      value,
      rows: Math.min(count, maxCounted),
      is_exact: count <= maxCounted,
    }));
}

/** Reads the values of all filters of the kind `choices`, over all rows of the list, by the ids of the columns. */
export async function readChoices<Row>(reader: Reader, list: ListDefinition<Row>) {
  const choices: Record<string, Choice[]> = {};
  for (const [id, { filter }] of sharedColumns(list.declaration)) {
    const column = list.columns[id];
    if (filter !== 'choices' || column === undefined) continue;
    if ('always' in column) {
      const { count, is_exact } = await countRows(reader.tx, list, undefined);
      choices[id] = count === 0 ? [] : [{ value: column.always, rows: count, is_exact }];
    } else if ('shown' in column) {
      choices[id] = await readColumnChoices(reader, list, column.order, column.shown);
    } else {
      const by = 'order' in column ? column.order : column;
      const written = 'order' in column ? (column.written ?? by) : column;
      choices[id] = await readColumnChoices(reader, list, by, written);
    }
  }
  return choices;
}

/** The most rows of a list that is sent in one answer without pages, about 50 MB of JSON. */
export const maxWholeListRows = 200_000;

/** The bytes of the header of a row. A table that is smaller than `limit` headers has at most `limit` rows. */
const minRowBytes = 24;

/** Returns whether a list has more than `limit` rows, and so is too long to be sent without pages. */
export async function isTooLong<Row>(
  db: Queryable,
  list: ListDefinition<Row>,
  limit = maxWholeListRows,
): Promise<boolean> {
  const { rows: sizes } = await db.execute<{ bytes: number }>(sql`
    select pg_relation_size(${getTableName(list.table)}::regclass)::float8 as bytes`);
  if ((sizes[0]?.bytes ?? 0) <= limit * minRowBytes) return false;
  return !(await countRows(db, list, undefined, limit)).is_exact;
}
