import { sql } from 'drizzle-orm';
import type { Database, Queryable } from '../db/connect.ts';
import { figureDeltas } from '../db/schema/money.ts';
import { foldChanges } from './fold-changes.ts';

/** So many rows are summed in a millisecond; folding more often would only write. */
const rowsToFold = 1_000;
const rowsAtOnce = 5_000;

/** The headline figures, and how many rows they were summed from. Money is in kobo. */
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
    rows: sums.reduce((whole, { rows }) => whole + rows, 0),
  };
}

/** Whether figures summed from so many rows are worth folding. */
export const isWorthFolding = (rows: number) => rows > rowsToFold;

/** Puts sums in the place of the oldest rows behind the figures, which stay what they are. */
export const foldFigures = (db: Database): Promise<void> =>
  foldChanges(db, figureDeltas, {
    keys: [figureDeltas.figure, figureDeltas.detail, figureDeltas.month],
    amount: figureDeltas.amount,
    most: rowsAtOnce,
  });
