import { date, index, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { kobo } from './columns.ts';

/**
 * Changes of the dashboard’s figures; a figure is the sum of its rows. Triggers of the counted tables
 * write the rows. Writers only add rows, so that they do not wait for each other; folding replaces many
 * rows with their sum.
 */
export const figureDeltas = pgTable('figure_deltas', {
  id: serial('id').primaryKey(),
  figure: text('figure', {
    // `unknown` counts the paid transactions whose type is unknown.
    enum: ['artisans', 'clients', 'jobs', 'in', 'out', 'unknown'],
  }).notNull(),
  /** For jobs, the status. */
  detail: text('detail').notNull().default(''),
  /** For money, the first day of the month of the payment in Africa/Lagos. */
  month: date('month'),
  /** A count, or kobo. Paid-out money is also above zero. */
  amount: kobo('amount').notNull(),
});

/**
 * Changes of the figures of each day in Africa/Lagos: the payments of clients, the payments to artisans, and the new
 * jobs. The rows are written, summed and folded like those of `figure_deltas` (migration 0015).
 */
export const dayDeltas = pgTable(
  'day_deltas',
  {
    id: serial('id').primaryKey(),
    figure: text('figure', { enum: ['agreed', 'paid-out', 'revenue'] }).notNull(),
    day: date('day').notNull(),
    /** A count, or kobo above zero. */
    amount: kobo('amount').notNull(),
  },
  (t) => [index('day_deltas_day').on(t.day)],
);
