import { sql } from 'drizzle-orm';
import type { Database, Queryable } from '../db/connect.ts';
import { figureDeltas } from '../db/schema/money.ts';
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
