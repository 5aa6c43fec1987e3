/**
 * The tables for searches of long lists: one row for each row of a list, with its folded text and the
 * values that its screen filters, sorts and sums. As soon as a list is being filled, triggers (migration
 * 0013) update its rows in the statement that changes a record. The columns are those of the views
 * `…_as_searched`, in the same order. The server creates the indexes after it has filled a table
 * (server/search/keeping), so that a short list costs nothing.
 *
 * Text keys are folded and compared byte by byte, so that the order is the same in every database.
 * Moments are microseconds since 1970 (UTC), amounts are kobo.
 */
import { sql } from 'drizzle-orm';
import { bigint, check, customType, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** The state of each list; a list without a row is off. */
export const searchedLists = pgTable(
  'searched_lists',
  {
    list: text().primaryKey(),
    /** Triggers update the rows of a list that is filling or kept. Only a kept list is searched. */
    state: text().notNull(),
    /** All rows up to this id are filled. */
    filledTo: integer('filled_to').notNull().default(0),
    /** The process that fills the list, and the time when its claim expires. */
    worker: text(),
    workerUntil: moment('worker_until'),
  },
  (t) => [check('searched_lists_known_state', sql`${t.state} in ('off', 'filling', 'kept')`)],
);

const bytes = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });
const number = () => bigint({ mode: 'number' });
const own = () => ({ id: integer().primaryKey(), words: bytes().notNull() });

const person = () => ({
  ...own(),
  name: bytes(),
  location: bytes(),
  email: bytes(),
  status: bytes(),
});

export const searchedArtisans = pgTable('searched_artisans', person());

export const searchedClients = pgTable('searched_clients', person());

export const searchedJobs = pgTable('searched_jobs', {
  ...own(),
  client_name: bytes(),
  artisan_name: bytes(),
  service_type: bytes(),
  job_description: bytes(),
  start_date: number(),
  due_date: number(),
  amount: number(),
  job_status: bytes(),
  /** The sum that the row belongs to. */
  sum_of: bytes(),
});

export const searchedTransactions = pgTable('searched_transactions', {
  ...own(),
  artisan_name: bytes(),
  client_name: bytes(),
  service_type: bytes(),
  date: number(),
  type: bytes(),
  description: bytes(),
  /** Below zero where money goes out. */
  amount: number(),
  payment_status: bytes(),
  sum_of: bytes(),
});

export const searchedApprovedWithdrawals = pgTable('searched_approved_withdrawals', {
  ...own(),
  artisan_name: bytes(),
  available_amount: number(),
  amount: number(),
  created_at: number(),
  payment_status: bytes(),
  sum_of: bytes(),
});

/** The id is that of the job. */
export const searchedPaidPartPayments = pgTable('searched_paid_part_payments', {
  ...own(),
  artisan_name: bytes(),
  job_amount: number(),
  part_payment_amount: number(),
  job_deadline: number(),
  part_payment_status: bytes(),
  sum_of: bytes(),
});

export const searchedContactMessages = pgTable('searched_contact_messages', {
  ...own(),
  sender_name: bytes(),
  phone_number: bytes(),
  /** The digits of the number without its prefix. */
  phone_digits: bytes(),
  email: bytes(),
  read_status: bytes(),
  category: bytes(),
  created_at: number(),
});
