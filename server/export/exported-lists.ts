import { artisanList } from '../../domain/lists/artisans.ts';
import { clientList } from '../../domain/lists/clients.ts';
import { jobList } from '../../domain/lists/jobs.ts';
import type { List } from '../../domain/lists/list.ts';
import { messageList } from '../../domain/lists/messages.ts';
import { paidPartPaymentList } from '../../domain/lists/part-payments.ts';
import { transactionList } from '../../domain/lists/transactions.ts';
import { withdrawalHistoryList } from '../../domain/lists/withdrawal-history.ts';
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
import { type ExportColumn, exportColumns, nameOf, placeOf, type Values } from './columns.ts';

/** A list that can be exported. */
export interface ExportedList<Row> {
  /** The name in the path of the export. */
  name: string;
  /** The name in a sentence. */
  words: string;
  list: SearchedList<Row, unknown>;
  columns: readonly ExportColumn<Row>[];
}

const exported = <Row extends object, Columns extends List['columns']>(
  list: SearchedList<Row, unknown>,
  declaration: { columns: Columns },
  name: string,
  words: string,
  values: Values<NoInfer<Row>, Columns>,
): ExportedList<Row> => ({ name, words, list, columns: exportColumns(declaration, values) });

interface Person {
  first_name: string | null;
  last_name: string | null;
  ward: string | null;
  lga: string | null;
  state: string | null;
}

const person = {
  name: (row: Person) => nameOf(row.first_name, row.last_name),
  location: placeOf,
};

/** The lists that can be exported, by the operations of the exports. */
export const exportedLists = {
  exportArtisans: exported(artisansList, artisanList, 'artisan', 'artisans', person),
  exportClients: exported(clientsList, clientList, 'client', 'clients', person),
  exportJobs: exported(jobsList, jobList, 'job', 'jobs', {}),
  exportTransactions: exported(transactionsList, transactionList, 'transaction', 'transactions', {
    date: (row) => row.date ?? row.start_date,
    amount: (row) => signedAmount(row.type, row.amount),
  }),
  exportApprovedWithdrawals: exported(
    approvedWithdrawalsList,
    withdrawalHistoryList,
    'approved-withdrawal',
    'approved withdrawals',
    {
      artisan_name: (row) => nameOf(row.first_name, row.last_name),
      available_amount: (row) => row.available_amount ?? row.amount,
    },
  ),
  exportPaidPartPayments: exported(
    paidPartPaymentsList,
    paidPartPaymentList,
    'paid-part-payment',
    'paid part-payments',
    {},
  ),
  exportContactMessages: exported(contactMessagesList, messageList, 'contact-message', 'messages', {
    sender_name: (row) => nameOf(row.last_name, row.first_name),
  }),
};
