/**
 * Jobs and money. Amounts are whole kobo (100 kobo = 1 naira), moments are UTC. Every change of an
 * artisan’s balance is a row of `ledger_entries`. Triggers (migration 0003) maintain the sums of these
 * rows: the balance of each artisan, and the changes of the dashboard’s figures.
 */
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  pgTable,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { kobo, moment } from './columns.ts';
import { accounts } from './office.ts';
import { artisans, clients } from './people.ts';

export const jobs = pgTable(
  'jobs',
  {
    id: serial('id').primaryKey(),
    clientId: integer('client_id').references(() => clients.id),
    artisanId: integer('artisan_id').references(() => artisans.id),
    serviceType: text('service_type'),
    description: text('description'),
    status: text('status'),
    amountKobo: kobo('amount_kobo'),
    startDate: moment('start_date'),
    dueDate: moment('due_date'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('jobs_artisan').on(t.artisanId), index('jobs_client').on(t.clientId)],
);

/** A request for a share of the job’s price in advance; at most one per job. */
export const partPayments = pgTable(
  'part_payments',
  {
    jobId: integer('job_id')
      .primaryKey()
      .references(() => jobs.id),
    amountKobo: kobo('amount_kobo').notNull(),
    status: text('status').notNull(),
    requestedAt: moment('requested_at').notNull(),
    decidedAt: moment('decided_at'),
    decidedBy: integer('decided_by').references(() => accounts.id),
    /** Why it was rejected. */
    reason: text('reason'),
  },
  (t) => [
    index('part_payments_status').on(t.status),
    check('part_payments_above_zero', sql`${t.amountKobo} > 0`),
    check('part_payments_known_status', sql`${t.status} in ('pending', 'paid', 'rejected')`),
  ],
);

export const withdrawalRequests = pgTable(
  'withdrawal_requests',
  {
    id: serial('id').primaryKey(),
    artisanId: integer('artisan_id')
      .notNull()
      .references(() => artisans.id),
    amountKobo: kobo('amount_kobo').notNull(),
    status: text('status').notNull(),
    requestedAt: moment('requested_at').notNull(),
    decidedAt: moment('decided_at'),
    decidedBy: integer('decided_by').references(() => accounts.id),
    /** Why it was rejected. */
    reason: text('reason'),
    balanceBeforeKobo: kobo('balance_before_kobo'),
  },
  (t) => [
    index('withdrawal_requests_status').on(t.status),
    index('withdrawal_requests_artisan').on(t.artisanId),
    check('withdrawal_requests_above_zero', sql`${t.amountKobo} > 0`),
    check(
      'withdrawal_requests_known_status',
      sql`${t.status} in ('pending', 'approved', 'rejected')`,
    ),
  ],
);

/** A payment: paid, pending or failed. Only a paid one has a ledger row. */
export const transactions = pgTable(
  'transactions',
  {
    id: serial('id').primaryKey(),
    artisanId: integer('artisan_id').references(() => artisans.id),
    clientId: integer('client_id').references(() => clients.id),
    jobId: integer('job_id').references(() => jobs.id),
    withdrawalId: integer('withdrawal_id').references(() => withdrawalRequests.id),
    serviceType: text('service_type'),
    type: text('type'),
    description: text('description'),
    amountKobo: kobo('amount_kobo'),
    paymentStatus: text('payment_status'),
    date: moment('date').notNull(),
    startDate: moment('start_date'),
  },
  (t) => [
    index('transactions_artisan').on(t.artisanId),
    index('transactions_client').on(t.clientId),
    index('transactions_job').on(t.jobId),
    uniqueIndex('transactions_withdrawal').on(t.withdrawalId),
    check('transactions_above_zero', sql`${t.amountKobo} > 0`),
  ],
);

/**
 * A change of a balance; an amount above zero increases it. Rows are never updated. A trigger refuses an
 * amount or sign that differs from the row's transaction.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: serial('id').primaryKey(),
    artisanId: integer('artisan_id')
      .notNull()
      .references(() => artisans.id),
    transactionId: integer('transaction_id')
      .notNull()
      .references(() => transactions.id),
    amountKobo: kobo('amount_kobo').notNull(),
    enteredAt: moment('entered_at').notNull(),
  },
  (t) => [
    index('ledger_entries_artisan').on(t.artisanId),
    uniqueIndex('ledger_entries_transaction').on(t.transactionId),
    check('ledger_entries_not_zero', sql`${t.amountKobo} <> 0`),
  ],
);

/** The sum of the artisan’s ledger rows. Only a trigger of `ledger_entries` writes it. */
export const balances = pgTable(
  'balances',
  {
    artisanId: integer('artisan_id')
      .primaryKey()
      .references(() => artisans.id),
    balanceKobo: kobo('balance_kobo').notNull().default(0),
    /** Increases by one with each statement that changes the balance. */
    version: kobo('version').notNull().default(0),
  },
  (t) => [check('balances_not_below_zero', sql`${t.balanceKobo} >= 0`)],
);

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
