import { signedAmount } from '../../domain/transaction-types.ts';
import {
  approvedWithdrawalsList,
  artisansList,
  clientsList,
  contactMessagesList,
  jobsList,
  paidPartPaymentsList,
  transactionsList,
} from '../search/lists.ts';
import type { SearchedList } from '../search/searched-list.ts';
import {
  amounts,
  type ExportColumn,
  emails,
  moments,
  nameOf,
  phones,
  placeOf,
  texts,
} from './columns.ts';

/** A list that can be exported. */
export interface ExportedList<Row> {
  /** The name in the path of the export. */
  name: string;
  /** The name in a sentence. */
  words: string;
  list: SearchedList<Row, unknown>;
  columns: readonly ExportColumn<Row>[];
}

interface Person {
  id: number;
  first_name: string | null;
  last_name: string | null;
  email: string | null;
  ward: string | null;
  lga: string | null;
  state: string | null;
  status: string | null;
}

const personColumns = <Row extends Person>(header: string): readonly ExportColumn<Row>[] => [
  texts('id', 'ID', ({ id }) => id),
  texts('name', header, (row) => nameOf(row.first_name, row.last_name)),
  texts('location', 'Location', placeOf),
  emails('email', 'Contact Info', ({ email }) => email),
  texts('status', 'Status', ({ status }) => status),
];

const exported = <Row>(
  list: SearchedList<Row, unknown>,
  name: string,
  words: string,
  columns: readonly ExportColumn<NoInfer<Row>>[],
): ExportedList<Row> => ({ name, words, list, columns });

/** The lists that can be exported, by the operations of the exports. */
export const exportedLists = {
  exportArtisans: exported(artisansList, 'artisan', 'artisans', personColumns('Artisan')),
  exportClients: exported(clientsList, 'client', 'clients', personColumns('Client')),
  exportJobs: exported(jobsList, 'job', 'jobs', [
    texts('job_id', 'Job ID', (row) => row.job_id),
    texts('client_name', 'Client Name', (row) => row.client_name),
    texts('artisan_name', 'Artisan Name', (row) => row.artisan_name),
    texts('service_type', 'Service Type', (row) => row.service_type),
    texts('job_description', 'Job Description', (row) => row.job_description),
    moments('start_date', 'Start Date', (row) => row.start_date),
    moments('due_date', 'Due Date', (row) => row.due_date),
    amounts('amount', 'Amount', (row) => row.amount),
    texts('job_status', 'Status', (row) => row.job_status),
  ]),
  exportTransactions: exported(transactionsList, 'transaction', 'transactions', [
    texts('id', 'ID', (row) => row.id),
    texts('artisan_name', 'Artisan Name', (row) => row.artisan_name),
    texts('client_name', 'Client Name', (row) => row.client_name),
    texts('service_type', 'Service Type', (row) => row.service_type),
    moments('date', 'Date', (row) => row.date ?? row.start_date),
    texts('type', 'Type', (row) => row.type),
    texts('description', 'Description', (row) => row.description),
    amounts('amount', 'Amount', (row) => signedAmount(row.type, row.amount)),
    texts('payment_status', 'Status', (row) => row.payment_status),
  ]),
  exportApprovedWithdrawals: exported(
    approvedWithdrawalsList,
    'approved-withdrawal',
    'approved withdrawals',
    [
      texts('id', 'Withdrawal ID', (row) => row.id),
      texts('artisan_name', 'Artisan name', (row) => nameOf(row.first_name, row.last_name)),
      amounts('available_amount', 'Available Amount', (row) => row.available_amount ?? row.amount),
      amounts('amount', 'Withdrawal Amount', (row) => row.amount),
      moments('created_at', 'Date', (row) => row.created_at),
      texts('payment_status', 'Status', (row) => row.payment_status),
    ],
  ),
  exportPaidPartPayments: exported(
    paidPartPaymentsList,
    'paid-part-payment',
    'paid part-payments',
    [
      texts('job_id', 'Project ID', (row) => row.job_id),
      texts('artisan_name', 'Artisan name', (row) => row.artisan_name),
      amounts('job_amount', 'Project Amount', (row) => row.job_amount),
      amounts('part_payment_amount', 'Part Payment', (row) => row.part_payment_amount),
      moments('job_deadline', 'Date', (row) => row.job_deadline),
      texts('part_payment_status', 'Status', (row) => row.part_payment_status),
    ],
  ),
  exportContactMessages: exported(contactMessagesList, 'contact-message', 'messages', [
    texts('id', 'ID', (row) => row.id),
    texts('sender_name', 'Sender Name', (row) => nameOf(row.last_name, row.first_name)),
    phones('phone_number', 'Sender Phone no', (row) => row.phone_number),
    emails('email', 'Sender Email', (row) => row.email),
    texts('read_status', 'Status', (row) => row.read_status),
    texts('category', 'Category', (row) => row.category),
  ]),
};
