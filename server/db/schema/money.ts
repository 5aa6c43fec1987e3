/**
 * Jobs and the money that moves for them. Amounts are whole kobo (100 kobo = 1 naira), moments are
 * UTC. Every naira in or out of an artisan's balance is a row of `ledger_entries`; no balance is
 * stored.
 */
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
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

/** The share of a job's price asked for before the job is finished: at most one a job. */
export const partPayments = pgTable(
  'part_payments',
  {
    jobId: integer('job_id')
      .primaryKey()
      .references(() => jobs.id),
    amountKobo: kobo('amount_kobo').notNull(),
    status: text('status', { enum: ['pending', 'paid', 'rejected'] }).notNull(),
    requestedAt: moment('requested_at').notNull(),
    decidedAt: moment('decided_at'),
    decidedBy: integer('decided_by').references(() => accounts.id),
  },
  (t) => [
    index('part_payments_status').on(t.status),
    check('part_payments_above_zero', sql`${t.amountKobo} > 0`),
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
    status: text('status', { enum: ['pending', 'approved', 'rejected'] }).notNull(),
    requestedAt: moment('requested_at').notNull(),
    decidedAt: moment('decided_at'),
    decidedBy: integer('decided_by').references(() => accounts.id),
    balanceBeforeKobo: kobo('balance_before_kobo'),
  },
  (t) => [
    index('withdrawal_requests_status').on(t.status),
    index('withdrawal_requests_artisan').on(t.artisanId),
    check('withdrawal_requests_above_zero', sql`${t.amountKobo} > 0`),
  ],
);

/** A payment that was made, waits, or failed. Only one that was made has a ledger row. */
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
  ],
);

/** One naira movement: above zero into the artisan's balance, below zero out of it. Never changed. */
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
