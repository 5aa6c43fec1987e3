import type { SQLWrapper } from 'drizzle-orm';
import type { OperationId } from '../../../openapi/generated/operations.ts';
import type { Transaction } from '../../db/connect.ts';
import { listArtisans } from '../../repositories/artisans.ts';
import { listClients } from '../../repositories/clients.ts';
import { listContactMessages } from '../../repositories/contact.ts';
import { listJobs } from '../../repositories/jobs.ts';
import { listPaidPartPayments } from '../../repositories/part-payments.ts';
import { listTransactions } from '../../repositories/transactions.ts';
import { asPayment, listApprovedWithdrawals } from '../../repositories/withdrawals.ts';
import {
  approvedWithdrawalsList,
  artisansList,
  clientsList,
  contactMessagesList,
  jobsList,
  paidPartPaymentsList,
  transactionsList,
} from '../lists.ts';
import { readRows, type SearchedList } from '../searched-list.ts';

/** A list that may have millions of rows. */
export interface LongList {
  /** The operation that searches the list. */
  search: string;
  /** The query for all rows in their order. */
  all: (tx: Transaction) => SQLWrapper;
  /** The id column of that query. */
  id: string;
  /** Reads rows as the whole list has them, in the order of their ids. */
  read: (tx: Transaction, ids: readonly number[]) => Promise<readonly unknown[]>;
  /** Whether the rows of the answer are in `data.data`, and not in `data`. */
  isNested: boolean;
}

interface Shape<Row> {
  id?: string;
  isNested?: boolean;
  present?: (row: Row) => unknown;
}

const long = <Row>(
  list: SearchedList<Row, unknown>,
  all: LongList['all'],
  { id = 'id', isNested = false, present = (row) => row }: Shape<Row> = {},
): LongList => ({
  search: list.operation,
  all,
  id,
  isNested,
  async read(tx, ids) {
    return (await readRows(tx, list, ids)).map(present);
  },
});

/** The lists that are sent whole and can be searched, by their operations. */
export const longLists: ReadonlyMap<string, LongList> = new Map<OperationId, LongList>([
  ['listArtisans', long(artisansList, (tx) => listArtisans(tx))],
  ['listClients', long(clientsList, (tx) => listClients(tx))],
  ['listJobs', long(jobsList, (tx) => listJobs(tx))],
  ['listTransactions', long(transactionsList, (tx) => listTransactions(tx))],
  [
    'listApprovedWithdrawals',
    long(approvedWithdrawalsList, (tx) => listApprovedWithdrawals(tx), {
      isNested: true,
      present: asPayment,
    }),
  ],
  [
    'listPaidPartPayments',
    long(paidPartPaymentsList, (tx) => listPaidPartPayments(tx), { id: 'job_id', isNested: true }),
  ],
  [
    'listContactMessages',
    long(contactMessagesList, (tx) => listContactMessages(tx), { isNested: true }),
  ],
]);
