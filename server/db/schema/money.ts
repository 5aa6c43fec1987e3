/** Jobs and money. Amounts are whole kobo (100 kobo = 1 naira), moments are UTC. */
import { type SQLWrapper, sql } from 'drizzle-orm';
import { check, index, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { choiceKey, computed, counter, folded, kobo, moment, searchText } from './columns.ts';
import { accounts } from './office.ts';
import { artisans, clients } from './people.ts';

/** The folded name of the artisan, which triggers copy from the table of artisans (migration 0028). */
const artisanName = () => folded('artisan_name');
const partyNames = () => ({ artisanName: artisanName(), clientName: folded('client_name') });

/** A computed column by which rows are ordered: the first 100 characters of the folded description. */
const descriptionKey = () => computed('description_key', sql`left(sort_key(description), 100)`);

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
    ...partyNames(),
    serviceKey: choiceKey('service_key', 'service_type'),
    descriptionKey: descriptionKey(),
    statusKey: choiceKey('status_key', 'status'),
    /** The name of the sum, in the totals of the list, that the amount is added to. */
    sumClass: computed(
      'sum_class',
      sql`case when status_is_failed(status) then 'left_out' else 'total' end`,
    ),
    searchText: searchText(
      'id',
      'client_name',
      'artisan_name',
      'service_type',
      'description',
      'status',
    ),
  },
  (t) => [
    index('jobs_artisan').on(t.artisanId),
    index('jobs_client').on(t.clientId),
    index('jobs_client_name').on(t.clientName, t.id),
    index('jobs_artisan_name').on(t.artisanName, t.id),
    index('jobs_service').on(t.serviceKey, t.id),
    index('jobs_created').on(t.createdAt, t.id),
    index('jobs_description').on(t.descriptionKey, t.id),
    index('jobs_start_date').on(t.startDate, t.id),
    index('jobs_due_date').on(t.dueDate, t.id),
    index('jobs_amount').on(t.amountKobo, t.id),
    index('jobs_status').on(t.statusKey, t.id),
    index('jobs_search_text').using('gin', t.searchText),
  ],
);

/** The columns that withdrawal requests and part-payments share. */
const requestColumns = () => ({
  amountKobo: kobo('amount_kobo').notNull(),
  status: text('status').notNull(),
  requestedAt: moment('requested_at').notNull(),
  decidedAt: moment('decided_at'),
  decidedBy: integer('decided_by').references(() => accounts.id),
  /** Why the request was rejected. */
  reason: text('reason'),
});

/** The SQL condition that a part-payment is paid, as in the partial indexes. */
export const isPaid = sql`status = 'paid'`;

/** A request for a share of the job’s price in advance; at most one per job. */
export const partPayments = pgTable(
  'part_payments',
  {
    jobId: integer('job_id')
      .primaryKey()
      .references(() => jobs.id),
    ...requestColumns(),
    /** The artisan’s name and the job’s price and due date. Triggers copy them, because the list is ordered by them. */
    artisanName: artisanName(),
    jobKobo: kobo('job_kobo'),
    jobDueDate: moment('job_due_date'),
    searchText: searchText('job_id', 'artisan_name', 'status'),
  },
  (t) => [
    index('part_payments_status').on(t.status),
    index('part_payments_paid_name').on(t.artisanName, t.jobId).where(isPaid),
    index('part_payments_paid_price').on(t.jobKobo, t.jobId).where(isPaid),
    index('part_payments_paid_amount').on(t.amountKobo, t.jobId).where(isPaid),
    index('part_payments_paid_due').on(t.jobDueDate, t.jobId).where(isPaid),
    index('part_payments_paid_at').on(t.decidedAt, t.jobId).where(isPaid),
    index('part_payments_paid_id').on(t.jobId).where(isPaid),
    index('part_payments_search_text').using('gin', t.searchText),
    check('part_payments_above_zero', sql`${t.amountKobo} > 0`),
    check('part_payments_known_status', sql`${t.status} in ('pending', 'paid', 'rejected')`),
  ],
);

/** The SQL condition that a withdrawal is approved, as in the partial indexes. */
export const isApproved = sql`status = 'approved'`;

/** SQL: the payment status of a decided withdrawal with this status, as the lists show it. */
export const withdrawalPaymentStatus = (status: SQLWrapper) =>
  sql<string>`case ${status} when 'approved' then 'paid' else ${status} end`;

export const withdrawalRequests = pgTable(
  'withdrawal_requests',
  {
    id: serial('id').primaryKey(),
    artisanId: integer('artisan_id')
      .notNull()
      .references(() => artisans.id),
    ...requestColumns(),
    balanceBeforeKobo: kobo('balance_before_kobo'),
    artisanName: artisanName(),
    availableKobo: kobo('available_kobo').generatedAlwaysAs(
      sql`coalesce(balance_before_kobo, amount_kobo)`,
    ),
    searchText: computed(
      'search_text',
      sql`search_line(' ' || id::text || and_word(artisan_name) || and_word(${withdrawalPaymentStatus(sql`status`)}))`,
    ),
  },
  (t) => [
    index('withdrawal_requests_status').on(t.status),
    index('withdrawal_requests_artisan').on(t.artisanId),
    index('withdrawal_requests_paid_name').on(t.artisanName, t.id).where(isApproved),
    index('withdrawal_requests_paid_available').on(t.availableKobo, t.id).where(isApproved),
    index('withdrawal_requests_paid_amount').on(t.amountKobo, t.id).where(isApproved),
    index('withdrawal_requests_paid_at').on(t.decidedAt, t.id).where(isApproved),
    index('withdrawal_requests_paid_id').on(t.id).where(isApproved),
    index('withdrawal_requests_search_text').using('gin', t.searchText),
    check('withdrawal_requests_above_zero', sql`${t.amountKobo} > 0`),
    check(
      'withdrawal_requests_known_status',
      sql`${t.status} in ('pending', 'approved', 'rejected')`,
    ),
  ],
);

/** A payment in or out. Only a paid transaction has a ledger row. */
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
    ...partyNames(),
    serviceKey: choiceKey('service_key', 'service_type'),
    typeKey: choiceKey('type_key', 'type'),
    descriptionKey: descriptionKey(),
    statusKey: choiceKey('status_key', 'payment_status'),
    /** The amount in kobo, below zero if the money goes out. */
    signedKobo: kobo('signed_kobo').generatedAlwaysAs(
      sql`case when money_direction(type) = 'out' then -abs(amount_kobo) else amount_kobo end`,
    ),
    /** The name of the sum, in the totals of the list, that the amount is added to; null for an unpaid transaction. */
    sumClass: computed(
      'sum_class',
      sql`case when status_is_paid(payment_status) then coalesce('paid_' || money_direction(type), 'left_out') end`,
    ),
    searchText: searchText(
      'id',
      'artisan_name',
      'client_name',
      'service_type',
      'type',
      'description',
      'payment_status',
    ),
  },
  (t) => [
    index('transactions_artisan').on(t.artisanId),
    index('transactions_client').on(t.clientId),
    index('transactions_job').on(t.jobId),
    index('transactions_artisan_name').on(t.artisanName, t.id),
    index('transactions_client_name').on(t.clientName, t.id),
    index('transactions_service').on(t.serviceKey, t.id),
    index('transactions_date').on(t.date, t.id),
    index('transactions_type').on(t.typeKey, t.id),
    index('transactions_description').on(t.descriptionKey, t.id),
    index('transactions_amount').on(t.signedKobo, t.id),
    index('transactions_status').on(t.statusKey, t.id),
    // With the type first, a scan for one type reads no row of another type.
    index('transactions_type_client_name').on(t.typeKey, t.clientName, t.id),
    index('transactions_type_description').on(t.typeKey, t.descriptionKey, t.id),
    index('transactions_type_amount').on(t.typeKey, t.signedKobo, t.id),
    index('transactions_type_status').on(t.typeKey, t.statusKey, t.id),
    // Finds the newest rows of a rare status.
    index('transactions_status_date').on(t.statusKey, t.date, t.id),
    index('transactions_search_text').using('gin', t.searchText),
    uniqueIndex('transactions_withdrawal').on(t.withdrawalId),
    check('transactions_above_zero', sql`${t.amountKobo} > 0`),
  ],
);

/**
 * A change of an artisan’s balance; an amount above zero increases it. Rows are never updated. A trigger refuses an
 * amount or sign that does not fit the row's transaction.
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

/** The sum of the artisan’s ledger rows. A trigger of `ledger_entries` writes it. */
export const balances = pgTable(
  'balances',
  {
    artisanId: integer('artisan_id')
      .primaryKey()
      .references(() => artisans.id),
    balanceKobo: kobo('balance_kobo').notNull().default(0),
    /** Increases by one with each statement that changes the balance. */
    version: counter('version').notNull().default(0),
  },
  (t) => [check('balances_not_below_zero', sql`${t.balanceKobo} >= 0`)],
);
