import { and, count, isNotNull, type SQL, sql, sum } from 'drizzle-orm';
import { z } from 'zod';
import type { Transaction } from '../db/connect.ts';
import { toNaira } from '../money/naira.ts';
import type { SearchedList, SearchedTable } from './searched-list.ts';

/** How many rows were found; an estimate where they are not counted. */
export interface Total {
  count: number;
  is_exact: boolean;
}

const plans = z.tuple([z.object({ Plan: z.object({ 'Plan Rows': z.number() }) })]);

/** Counts up to `most` rows. Where there are more, PostgreSQL's planner estimates their number. */
export async function countFound(
  tx: Transaction,
  table: SearchedTable,
  where: SQL | undefined,
  most: number,
): Promise<Total> {
  const condition = where === undefined ? sql`` : sql`where ${where}`;
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count
    from (select from ${table} ${condition} limit ${most + 1}) found`);
  const counted = rows[0]?.count ?? 0;
  if (counted <= most) return { count: counted, is_exact: true };
  const { rows: explained } = await tx.execute<{ 'QUERY PLAN': unknown }>(
    sql`explain (format json) select from ${table} ${condition}`,
  );
  const [{ Plan }] = plans.parse(explained[0]?.['QUERY PLAN']);
  return { count: Math.max(Math.round(Plan['Plan Rows']), counted), is_exact: false };
}

/** The sums of all found rows. */
export async function sumFound<Sums>(
  tx: Transaction,
  table: SearchedTable,
  { amount, of, all }: NonNullable<SearchedList<unknown, Sums>['sums']>,
  where: SQL | undefined,
): Promise<Sums> {
  const rows = await tx
    .select({ name: sql<string>`${of}`, rows: count(), kobo: sum(amount) })
    .from(table)
    .where(and(where, isNotNull(of)))
    .groupBy(of);
  return all((name) => {
    const found = rows.find((row) => row.name === name);
    const kobo = found?.kobo ?? null;
    return { rows: found?.rows ?? 0, total: kobo === null ? null : toNaira(Number(kobo)) };
  });
}
