import { isNull, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../db/connect.ts';
import { foldChanges } from '../db/fold-changes.ts';
import { figureChanges } from '../db/schema/figures.ts';

/** The number of rows that folding saves above which it is done. Summing 1,000 rows takes 1 ms. */
const rowsToFold = 1_000;
const rowsAtOnce = 10_000;

/** Reads the headline figures, and the number of their rows that folding would save. Money is in kobo. */
export async function readFigures(db: Queryable) {
  const { figure, detail, day, amount } = figureChanges;
  const sums = await db
    .select({
      figure,
      detail,
      amount: sql`sum(${amount})`.mapWith(Number),
      saved: sql`count(*) - 1`.mapWith(Number),
    })
    .from(figureChanges)
    // The rows of the days are many more.
    .where(isNull(day))
    .groupBy(figure, detail)
    .orderBy(figure, detail);
  const total = (name: (typeof sums)[number]['figure'], status?: string) =>
    sums
      .filter((sum) => sum.figure === name && (status === undefined || sum.detail === status))
      .reduce((whole, sum) => whole + sum.amount, 0);
  return {
    inKobo: total('in'),
    outKobo: total('out'),
    work: {
      jobs: total('jobs'),
      ongoing: total('jobs', 'ongoing'),
      rejected: total('jobs', 'rejected'),
      completed: total('jobs', 'completed'),
    },
    artisans: total('artisans'),
    clients: total('clients'),
    jobsByStatus: sums
      .filter((sum) => sum.figure === 'jobs' && sum.amount !== 0)
      .map((sum) => ({ status: sum.detail === '' ? null : sum.detail, jobs: sum.amount })),
    unknownTypes: total('unknown'),
    saved: sums.reduce((whole, { saved }) => whole + saved, 0),
  };
}

/** Whether folding saves enough rows. */
export const isWorthFolding = (saved: number) => saved > rowsToFold;

/** Replaces the oldest rows with their sums. The figures stay the same. */
export const foldFigures = (db: Database): Promise<void> =>
  foldChanges(db, figureChanges, {
    keys: [figureChanges.figure, figureChanges.detail, figureChanges.day],
    amount: figureChanges.amount,
    most: rowsAtOnce,
  });

/**
 * Reads the figures of at most 600 days, and the number of their rows that folding would save. Money is in kobo.
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
      saved: sql`count(*) - count(distinct ${figure})`.mapWith(Number),
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
    saved: sums.reduce((whole, { saved }) => whole + saved, 0),
  };
}
