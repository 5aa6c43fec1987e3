/** The lists that can be searched. Migration 0013 defines which of their texts are searched. */
import {
  searchedApprovedWithdrawals,
  searchedArtisans,
  searchedClients,
  searchedContactMessages,
  searchedJobs,
  searchedPaidPartPayments,
  searchedTransactions,
} from '../db/schema/search.ts';
import { listArtisans } from '../repositories/artisans.ts';
import { listClients } from '../repositories/clients.ts';
import { listContactMessages } from '../repositories/contact.ts';
import { listJobs } from '../repositories/jobs.ts';
import { listPaidPartPayments } from '../repositories/part-payments.ts';
import { listTransactions } from '../repositories/transactions.ts';
import { listApprovedWithdrawals } from '../repositories/withdrawals.ts';
import type { FilterKind, FoundSum, SearchedList } from './searched-list.ts';

type RowOf<List extends (...args: never[]) => PromiseLike<readonly unknown[]>> = Awaited<
  ReturnType<List>
>[number];

/** The amounts that count, and those that are left out. */
type SumsOfAmounts = Record<'total' | 'left_out', FoundSum>;

const ofAmounts = (sumOf: (name: string) => FoundSum): SumsOfAmounts => ({
  total: sumOf('total'),
  left_out: sumOf('left_out'),
});

/** A filter of a column. */
const by = <Column>(kind: FilterKind, column: Column) => ({ kind, column });

const artisan = searchedArtisans;
const client = searchedClients;
const job = searchedJobs;
const transaction = searchedTransactions;
const withdrawal = searchedApprovedWithdrawals;
const partPayment = searchedPaidPartPayments;
const message = searchedContactMessages;

export const artisansList: SearchedList<RowOf<typeof listArtisans>> = {
  operation: 'searchArtisans',
  table: artisan,
  filters: { status: by('choices', artisan.status) },
  orders: {
    id: artisan.id,
    name: artisan.name,
    location: artisan.location,
    email: artisan.email,
    status: artisan.status,
  },
  order: 'id',
  read: listArtisans,
  idOf: ({ id }) => id,
};

export const clientsList: SearchedList<RowOf<typeof listClients>> = {
  operation: 'searchClients',
  table: client,
  filters: { status: by('choices', client.status) },
  orders: {
    id: client.id,
    name: client.name,
    location: client.location,
    email: client.email,
    status: client.status,
  },
  order: 'id',
  read: listClients,
  idOf: ({ id }) => id,
};

export const jobsList: SearchedList<RowOf<typeof listJobs>, SumsOfAmounts> = {
  operation: 'searchJobs',
  table: job,
  filters: {
    job_id: by('id', job.id),
    service_type: by('choices', job.service_type),
    job_status: by('choices', job.job_status),
    start_date: by('days', job.start_date),
    due_date: by('days', job.due_date),
    amount: by('amounts', job.amount),
  },
  orders: {
    job_id: job.id,
    client_name: job.client_name,
    artisan_name: job.artisan_name,
    service_type: job.service_type,
    job_description: job.job_description,
    start_date: job.start_date,
    due_date: job.due_date,
    amount: job.amount,
    job_status: job.job_status,
  },
  order: 'start_date',
  sums: { amount: job.amount, of: job.sum_of, all: ofAmounts },
  read: (tx, ids) => listJobs(tx, {}, ids),
  idOf: ({ job_id }) => job_id,
};

export const transactionsList: SearchedList<
  RowOf<typeof listTransactions>,
  Record<'paid_in' | 'paid_out' | 'left_out', FoundSum>
> = {
  operation: 'searchTransactions',
  table: transaction,
  filters: {
    type: by('choices', transaction.type),
    payment_status: by('choices', transaction.payment_status),
    date: by('days', transaction.date),
    amount: by('sizes', transaction.amount),
  },
  orders: {
    id: transaction.id,
    artisan_name: transaction.artisan_name,
    client_name: transaction.client_name,
    service_type: transaction.service_type,
    date: transaction.date,
    type: transaction.type,
    description: transaction.description,
    amount: transaction.amount,
    payment_status: transaction.payment_status,
  },
  order: 'date',
  sums: {
    amount: transaction.amount,
    of: transaction.sum_of,
    all: (sumOf) => ({
      paid_in: sumOf('paid_in'),
      paid_out: sumOf('paid_out'),
      left_out: sumOf('left_out'),
    }),
  },
  read: (tx, ids) => listTransactions(tx, {}, ids),
  idOf: ({ id }) => id,
};

export const approvedWithdrawalsList: SearchedList<
  RowOf<typeof listApprovedWithdrawals>,
  SumsOfAmounts
> = {
  operation: 'searchApprovedWithdrawals',
  table: withdrawal,
  filters: {
    id: by('id', withdrawal.id),
    payment_status: by('choices', withdrawal.payment_status),
    available_amount: by('amounts', withdrawal.available_amount),
    amount: by('amounts', withdrawal.amount),
    created_at: by('days', withdrawal.created_at),
  },
  orders: {
    id: withdrawal.id,
    artisan_name: withdrawal.artisan_name,
    available_amount: withdrawal.available_amount,
    amount: withdrawal.amount,
    created_at: withdrawal.created_at,
    payment_status: withdrawal.payment_status,
  },
  order: 'created_at',
  sums: { amount: withdrawal.amount, of: withdrawal.sum_of, all: ofAmounts },
  read: listApprovedWithdrawals,
  idOf: ({ id }) => id,
};

export const paidPartPaymentsList: SearchedList<
  RowOf<typeof listPaidPartPayments>,
  SumsOfAmounts
> = {
  operation: 'searchPaidPartPayments',
  table: partPayment,
  filters: {
    part_payment_status: by('choices', partPayment.part_payment_status),
    job_amount: by('amounts', partPayment.job_amount),
    part_payment_amount: by('amounts', partPayment.part_payment_amount),
    job_deadline: by('days', partPayment.job_deadline),
  },
  orders: {
    job_id: partPayment.id,
    artisan_name: partPayment.artisan_name,
    job_amount: partPayment.job_amount,
    part_payment_amount: partPayment.part_payment_amount,
    job_deadline: partPayment.job_deadline,
    part_payment_status: partPayment.part_payment_status,
  },
  order: 'job_deadline',
  sums: {
    amount: partPayment.part_payment_amount,
    of: partPayment.sum_of,
    all: ofAmounts,
  },
  read: listPaidPartPayments,
  idOf: ({ job_id }) => job_id,
};

export const contactMessagesList: SearchedList<RowOf<typeof listContactMessages>> = {
  operation: 'searchContactMessages',
  table: message,
  filters: {
    read_status: by('choices', message.read_status),
    category: by('choices', message.category),
    phone_number: by('digits', message.phone_digits),
  },
  orders: {
    id: message.id,
    sender_name: message.sender_name,
    phone_number: message.phone_number,
    email: message.email,
    read_status: message.read_status,
    category: message.category,
    created_at: message.created_at,
  },
  order: 'created_at',
  read: listContactMessages,
  idOf: ({ id }) => id,
};
