import { and, gte, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../db/connect.ts';
import { dayDeltas, figureDeltas } from '../db/schema/money.ts';
import { foldChanges } from './fold-changes.ts';

/** The number of rows above which they are folded; a thousand are summed in a millisecond. */
const rowsToFold = 1_000;
const rowsAtOnce = 5_000;

/** The figures of the dashboard, and the number of rows they were summed from. Money is in kobo. */
export async function readFigures(db: Queryable) {
  const sums = await db
    .select({
      figure: figureDeltas.figure,
      detail: figureDeltas.detail,
      amount: sql`sum(${figureDeltas.amount})`.mapWith(Number),
      rows: sql`count(*)`.mapWith(Number),
    })
    .from(figureDeltas)
    .groupBy(figureDeltas.figure, figureDeltas.detail);
  const total = (figure: string, detail?: string) =>
    sums
      .filter((sum) => sum.figure === figure && (detail === undefined || sum.detail === detail))
      .reduce((whole, { amount }) => whole + amount, 0);
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
      .filter(({ figure, amount }) => figure === 'jobs' && amount !== 0)
      .map(({ detail, amount }) => ({ status: detail === '' ? null : detail, jobs: amount })),
    unknownTypes: total('unknown'),
    rows: sums.reduce((whole, { rows }) => whole + rows, 0),
  };
}

/** Whether this number of rows should be folded. */
export const isWorthFolding = (rows: number) => rows > rowsToFold;

/** Replaces the oldest rows by their sums; the figures stay the same. */
export const foldFigures = (db: Database): Promise<void> =>
  foldChanges(db, figureDeltas, {
    keys: [figureDeltas.figure, figureDeltas.detail, figureDeltas.month],
    amount: figureDeltas.amount,
    most: rowsAtOnce,
  });

/**
 * The figures of at most 600 days, and the number of rows beyond one for each figure of a day. Money is in kobo.
 *
 * @param from the first day in Africa/Lagos, as YYYY-MM-DD
 */
export async function readDays(db: Queryable, from: string) {
  const sums = await db
    .select({
      figure: dayDeltas.figure,
      day: dayDeltas.day,
      amount: sql`sum(${dayDeltas.amount})`.mapWith(Number),
      rows: sql`count(*)`.mapWith(Number),
    })
    .from(dayDeltas)
    .where(and(gte(dayDeltas.day, from), sql`${dayDeltas.day} < ${from}::date + 600`))
    .groupBy(dayDeltas.day, dayDeltas.figure)
    .orderBy(dayDeltas.day);
  const days = new Map<string, Record<(typeof sums)[number]['figure'], number>>();
  for (const { figure, day, amount } of sums) {
    if (amount === 0) continue;
    const figures = days.get(day) ?? { revenue: 0, 'paid-out': 0, agreed: 0 };
    days.set(day, { ...figures, [figure]: amount });
  }
  return {
    days: [...days].map(([day, figures]) => ({
      day,
      revenueKobo: figures.revenue,
      paidOutKobo: figures['paid-out'],
      agreedJobs: figures.agreed,
    })),
    rows: sums.reduce((whole, { rows }) => whole + rows - 1, 0),
  };
}

/** Replaces the oldest rows of the days by their sums; the figures stay the same. */
export const foldDays = (db: Database): Promise<void> =>
  foldChanges(db, dayDeltas, {
    keys: [dayDeltas.figure, dayDeltas.day],
    amount: dayDeltas.amount,
    most: rowsAtOnce,
  });
