import { date, index, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { kobo } from './columns.ts';

/**
 * Changes of the dashboard’s figures; a figure is the sum of its rows. Triggers of the counted tables
 * write the rows. Writers only add rows, so that they do not wait for each other; folding replaces many
 * rows with their sum.
 */
export const figureChanges = pgTable(
  'figure_changes',
  {
    id: serial('id').primaryKey(),
    figure: text('figure', {
      enum: [
        'artisans',
        'clients',
        // By status.
        'jobs',
        // Money of the ledger.
        'in',
        'out',
        // By day: payments of clients, approved withdrawals, and new jobs.
        'revenue',
        'paid-out',
        'agreed',
        // The paid transactions whose type is unknown.
        'unknown',
      ],
    }).notNull(),
    /** For jobs, the status. */
    detail: text('detail').notNull().default(''),
    /** For figures by day, the day in Africa/Lagos. */
    day: date('day'),
    /** A count, or kobo. Paid-out money is also above zero. */
    amount: kobo('amount').notNull(),
  },
  (t) => [index('figure_changes_day').on(t.day)],
);
