import { date, index, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { kobo } from './columns.ts';

/**
 * Changes of the dashboard’s figures; a figure is the sum of its rows. Triggers of the counted tables add rows and
 * change none, so that writers do not wait for each other; compact-changes.ts replaces many rows with their sum.
 */
export const figureChanges = pgTable(
  'figure_changes',
  {
    id: serial('id').primaryKey(),
    figure: text('figure', {
      enum: [
        'artisans',
        'clients',
        // The number of jobs by status.
        'jobs',
        // Money into and out of all balances, from the ledger.
        'in',
        'out',
        // Figures by day: payments of clients, approved withdrawals, and the number of new jobs.
        'revenue',
        'paid-out',
        'agreed',
        // The number of paid transactions whose type is unknown.
        'unknown',
      ],
    }).notNull(),
    /** For jobs, the status. */
    detail: text('detail').notNull().default(''),
    /** For figures by day, the day in Africa/Lagos. */
    day: date('day'),
    /** A change of a count, or of an amount in kobo. Money that goes out is counted as positive. */
    amount: kobo('amount').notNull(),
  },
  (t) => [index('figure_changes_day').on(t.day)],
);
