import { isNull, sql } from 'drizzle-orm';
import { statusKey } from '../../domain/status.ts';
import { compactChanges } from '../db/compact-changes.ts';
import type { Database, Queryable } from '../db/connect.ts';
import { figureChanges } from '../db/schema/figures.ts';

/** `compactFigures` runs if it would remove more rows than this. Summing 1,000 rows takes 1 ms. */
const rowsWorthCompacting = 1_000;
const maxRowsAtOnce = 10_000;

/** Reads the headline figures, with amounts in kobo, and `removable`: about how many rows compacting would remove. */
export async function readFigures(db: Queryable) {
  const { figure, detail, day, amount } = figureChanges;
  const sums = await db
    .select({
      figure,
      detail,
      amount: sql`sum(${amount})`.mapWith(Number),
      removable: sql`count(*) - 1`.mapWith(Number),
    })
    .from(figureChanges)
    // Figures by day have many more rows; readDays reads them.
    .where(isNull(day))
    .groupBy(figure, detail)
    .orderBy(figure, detail);
  const total = (name: (typeof sums)[number]['figure'], status?: string) =>
    sums
      .filter(
        (sum) => sum.figure === name && (status === undefined || statusKey(sum.detail) === status),
      )
      .reduce((amount, sum) => amount + sum.amount, 0);
  return {
    inKobo: total('in'),
    outKobo: total('out'),
    jobs: {
      all: total('jobs'),
      ongoing: total('jobs', 'ongoing'),
      rejected: total('jobs', 'rejected'),
      completed: total('jobs', 'completed'),
    },
    artisans: total('artisans'),
    clients: total('clients'),
    jobsByStatus: sums
      .filter((sum) => sum.figure === 'jobs' && sum.amount !== 0)
      .map((sum) => ({ status: sum.detail === '' ? null : sum.detail, count: sum.amount })),
    unknownTypes: total('unknown'),
    removable: sums.reduce((count, { removable }) => count + removable, 0),
  };
}

/** Returns whether compacting removes enough rows to be done now. */
export const isWorthCompacting = (removable: number) => removable > rowsWorthCompacting;

/** Replaces the oldest rows with their sums by figure, detail and day. The figures stay the same. */
export const compactFigures = (db: Database): Promise<void> =>
  compactChanges(db, figureChanges, {
    keys: [figureChanges.figure, figureChanges.detail, figureChanges.day],
    amount: figureChanges.amount,
    maxRows: maxRowsAtOnce,
  });

/**
 * Reads the figures of at most 600 days, with amounts in kobo, and `removable`: about how many rows compacting would
 * remove. Days on which all figures are zero are left out.
 *
 * @param from the first day in Africa/Lagos, as YYYY-MM-DD
 */
export async function readDays(db: Queryable, from: string) {
  const { figure, day, amount } = figureChanges;
  const sumOf = (name: (typeof figure.enumValues)[number]) =>
    sql`coalesce(sum(${amount}) filter (where ${figure} = ${name}), 0)`.mapWith(Number);
  const sums = await db
    .select({
      day: sql<string>`${day}::text`,
      revenueKobo: sumOf('revenue'),
      paidOutKobo: sumOf('paid-out'),
      agreedJobs: sumOf('agreed'),
      removable: sql`count(*) - count(distinct ${figure})`.mapWith(Number),
    })
    .from(figureChanges)
    .where(sql`${day} >= ${from}::date and ${day} < ${from}::date + 600`)
    .groupBy(day)
    .orderBy(day);
  return {
    days: sums.filter(
      ({ revenueKobo, paidOutKobo, agreedJobs }) =>
        revenueKobo !== 0 || paidOutKobo !== 0 || agreedJobs !== 0,
    ),
    removable: sums.reduce((count, { removable }) => count + removable, 0),
  };
}
