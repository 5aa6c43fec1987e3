import { and, count, isNotNull, type SQL, type SQLWrapper, sql, sum } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { toNaira } from '../../domain/money.ts';
import type { Queryable, Transaction } from '../db/connect.ts';
import type { SearchedList, SearchedTable } from './searched-list.ts';

/** The number of found rows; an estimate when they are not counted. */
export interface Total {
  count: number;
  is_exact: boolean;
}

const plans = z.tuple([z.object({ Plan: z.object({ 'Plan Rows': z.number() }) })]);

const given = (where: SQL | undefined) => (where === undefined ? sql`` : sql`where ${where}`);

/** Counts the rows of a table, or those that meet a condition, up to `most`. */
export async function countUpTo(
  db: Queryable,
  table: SQLWrapper,
  where: SQL | undefined,
  most: number,
): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (select from ${table} ${given(where)} limit ${most}) counted`);
  return rows[0]?.count ?? 0;
}

/** The planner's estimate of the number of found rows. */
export async function estimate(
  tx: Transaction,
  table: PgTable,
  where: SQL | undefined,
): Promise<number> {
  const { rows } = await tx.execute<{ 'QUERY PLAN': unknown }>(
    sql`explain (format json) select from ${table} ${given(where)}`,
  );
  const [{ Plan }] = plans.parse(rows[0]?.['QUERY PLAN']);
  return Math.round(Plan['Plan Rows']);
}

/**
 * Counts up to `most` rows of a whole list. A list that is certainly longer is not counted, because the planner's
 * estimate uses its size on the disk.
 */
export async function countAll(tx: Transaction, table: PgTable, most: number): Promise<Total> {
  const estimated = await estimate(tx, table, undefined);
  if (estimated > 2 * most) return { count: estimated, is_exact: false };
  const counted = await countUpTo(tx, table, undefined, most + 1);
  return counted <= most
    ? { count: counted, is_exact: true }
    : { count: Math.max(estimated, counted), is_exact: false };
}

type Summed<Sums> = NonNullable<SearchedList<unknown, Sums>['sums']>;

/** A sum as the database returns it, with its name and kobo as text. */
export interface SumRow {
  name: string;
  rows: number;
  kobo: string | null;
}

/** The sums of a list by their names, in naira. */
export function sumsOf<Sums>({ all }: Summed<Sums>, found: readonly SumRow[]): Sums {
  return all((name) => {
    const one = found.find((row) => row.name === name);
    const kobo = one?.kobo ?? null;
    return { rows: one?.rows ?? 0, total: kobo === null ? null : toNaira(Number(kobo)) };
  });
}

/** Adds up all found rows. */
export async function sumFound<Sums>(
  tx: Transaction,
  table: SearchedTable,
  summed: Summed<Sums>,
  where: SQL | undefined,
): Promise<Sums> {
  const { amount, of } = summed;
  const rows = await tx
    .select({ name: sql<string>`${of}`, rows: count(), kobo: sum(amount) })
    .from(table)
    .where(and(where, isNotNull(of)))
    .groupBy(of);
  return sumsOf(summed, rows);
}
