/**
 * What the searches of long lists look at: one row for each row of a list, with its folded text and the
 * values that its screen filters, sorts and adds up. Triggers (migration 0013) keep them in the statement
 * that changes a record. The columns are those of the views `…_as_searched`, in their order.
 *
 * Text keys are folded and compared byte by byte, so that the order is the same in every database.
 * Moments are microseconds since 1970 (UTC), amounts are kobo.
 */
import { bigint, customType, index, integer, pgTable } from 'drizzle-orm/pg-core';

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

export const searchedArtisans = pgTable('searched_artisans', person(), (t) => [
  index('searched_artisans_name').on(t.name, t.id),
  index('searched_artisans_location').on(t.location, t.id),
  index('searched_artisans_email').on(t.email, t.id),
  index('searched_artisans_status').on(t.status, t.id),
]);

export const searchedClients = pgTable('searched_clients', person(), (t) => [
  index('searched_clients_name').on(t.name, t.id),
  index('searched_clients_location').on(t.location, t.id),
  index('searched_clients_email').on(t.email, t.id),
  index('searched_clients_status').on(t.status, t.id),
]);

export const searchedJobs = pgTable(
  'searched_jobs',
  {
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
  },
  (t) => [
    index('searched_jobs_client_name').on(t.client_name, t.id),
    index('searched_jobs_artisan_name').on(t.artisan_name, t.id),
    index('searched_jobs_service_type').on(t.service_type, t.id),
    index('searched_jobs_job_description').on(t.job_description, t.id),
    index('searched_jobs_start_date').on(t.start_date, t.id),
    index('searched_jobs_due_date').on(t.due_date, t.id),
    index('searched_jobs_amount').on(t.amount, t.id),
    index('searched_jobs_job_status').on(t.job_status, t.id),
  ],
);

export const searchedTransactions = pgTable(
  'searched_transactions',
  {
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
  },
  (t) => [
    index('searched_transactions_artisan_name').on(t.artisan_name, t.id),
    index('searched_transactions_client_name').on(t.client_name, t.id),
    index('searched_transactions_service_type').on(t.service_type, t.id),
    index('searched_transactions_date').on(t.date, t.id),
    index('searched_transactions_type').on(t.type, t.id),
    index('searched_transactions_description').on(t.description, t.id),
    index('searched_transactions_amount').on(t.amount, t.id),
    index('searched_transactions_payment_status').on(t.payment_status, t.id),
  ],
);

export const searchedApprovedWithdrawals = pgTable(
  'searched_approved_withdrawals',
  {
    ...own(),
    artisan_name: bytes(),
    available_amount: number(),
    amount: number(),
    created_at: number(),
    payment_status: bytes(),
    sum_of: bytes(),
  },
  (t) => [
    index('searched_approved_withdrawals_artisan_name').on(t.artisan_name, t.id),
    index('searched_approved_withdrawals_available_amount').on(t.available_amount, t.id),
    index('searched_approved_withdrawals_amount').on(t.amount, t.id),
    index('searched_approved_withdrawals_created_at').on(t.created_at, t.id),
    index('searched_approved_withdrawals_payment_status').on(t.payment_status, t.id),
  ],
);

/** The id is that of the job. */
export const searchedPaidPartPayments = pgTable(
  'searched_paid_part_payments',
  {
    ...own(),
    artisan_name: bytes(),
    job_amount: number(),
    part_payment_amount: number(),
    job_deadline: number(),
    part_payment_status: bytes(),
    sum_of: bytes(),
  },
  (t) => [
    index('searched_paid_part_payments_artisan_name').on(t.artisan_name, t.id),
    index('searched_paid_part_payments_job_amount').on(t.job_amount, t.id),
    index('searched_paid_part_payments_part_payment_amount').on(t.part_payment_amount, t.id),
    index('searched_paid_part_payments_job_deadline').on(t.job_deadline, t.id),
    index('searched_paid_part_payments_part_payment_status').on(t.part_payment_status, t.id),
  ],
);

export const searchedContactMessages = pgTable(
  'searched_contact_messages',
  {
    ...own(),
    sender_name: bytes(),
    phone_number: bytes(),
    /** The digits of the number without its prefix. */
    phone_digits: bytes(),
    email: bytes(),
    read_status: bytes(),
    category: bytes(),
    created_at: number(),
  },
  (t) => [
    index('searched_contact_messages_sender_name').on(t.sender_name, t.id),
    index('searched_contact_messages_phone_number').on(t.phone_number, t.id),
    index('searched_contact_messages_email').on(t.email, t.id),
    index('searched_contact_messages_read_status').on(t.read_status, t.id),
    index('searched_contact_messages_category').on(t.category, t.id),
    index('searched_contact_messages_created_at').on(t.created_at, t.id),
  ],
);
