import { and, gte, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../db/connect.ts';
import { dayDeltas, figureDeltas } from '../db/schema/figures.ts';
import { foldChanges } from './fold-changes.ts';

/** The number of rows above which they are folded. Summing 1,000 rows takes 1 ms. */
const rowsToFold = 1_000;
const rowsAtOnce = 5_000;
const figuresOfDay = dayDeltas.figure.enumValues.length;

/** Reads the figures of the dashboard, and the number of rows that were summed. Money is in kobo. */
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

/** Replaces the oldest rows with their sums. The figures stay the same. */
export const foldFigures = (db: Database): Promise<void> =>
  foldChanges(db, figureDeltas, {
    keys: [figureDeltas.figure, figureDeltas.detail, figureDeltas.month],
    amount: figureDeltas.amount,
    most: rowsAtOnce,
  });

/** The sum of one figure in a group of rows. */
const sumOf = (figure: (typeof dayDeltas.figure.enumValues)[number]) =>
  sql`coalesce(sum(${dayDeltas.amount}) filter (where ${dayDeltas.figure} = ${figure}), 0)`.mapWith(
    Number,
  );

/**
 * Reads the figures of at most 600 days, and the number of rows that folding would save. Money is in kobo.
 *
 * @param from the first day in Africa/Lagos, as YYYY-MM-DD
 */
export async function readDays(db: Queryable, from: string) {
  const sums = await db
    .select({
      day: dayDeltas.day,
      revenueKobo: sumOf('revenue'),
      paidOutKobo: sumOf('paid-out'),
      agreedJobs: sumOf('agreed'),
      rows: sql`count(*)`.mapWith(Number),
    })
    .from(dayDeltas)
    .where(and(gte(dayDeltas.day, from), sql`${dayDeltas.day} < ${from}::date + 600`))
    .groupBy(dayDeltas.day)
    .orderBy(dayDeltas.day);
  return {
    days: sums.filter(
      (day) => day.revenueKobo !== 0 || day.paidOutKobo !== 0 || day.agreedJobs !== 0,
    ),
    rows: sums.reduce((whole, { rows }) => whole + Math.max(0, rows - figuresOfDay), 0),
  };
}

/** Replaces the oldest rows of the days with their sums. The figures stay the same. */
export const foldDays = (db: Database): Promise<void> =>
  foldChanges(db, dayDeltas, {
    keys: [dayDeltas.figure, dayDeltas.day],
    amount: dayDeltas.amount,
    most: rowsAtOnce,
  });
