/** The lists that can be searched. Migration 0013 defines which of their texts are searched. */
import { getTableColumns } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { artisanList } from '../../domain/lists/artisans.ts';
import { clientList } from '../../domain/lists/clients.ts';
import { jobList } from '../../domain/lists/jobs.ts';
import { type List, sharedColumns } from '../../domain/lists/list.ts';
import { messageList } from '../../domain/lists/messages.ts';
import { paidPartPaymentList } from '../../domain/lists/part-payments.ts';
import { transactionList } from '../../domain/lists/transactions.ts';
import { withdrawalHistoryList } from '../../domain/lists/withdrawal-history.ts';
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
import type { FoundSum, SearchedList } from './searched-list.ts';

interface Searched<Row, Sums>
  extends Pick<SearchedList<Row>, 'idOf' | 'operation' | 'read' | 'table'> {
  /** The columns of the table that do not have the id of their column in the list. */
  columns?: Readonly<Record<string, PgColumn>>;
  /** The columns that filters compare instead. */
  filterColumns?: Readonly<Record<string, PgColumn>>;
  /** The default order, which is descending; by default that of the list. */
  order?: string;
  /** Returns the sums by their names in the contract. */
  sums?: (sumOf: (name: string) => FoundSum) => Sums;
}

/** Describes the search of a list by its declaration and its table. */
function searched<Row, Sums = never>(
  list: List,
  { columns, filterColumns, order = list.sort?.column ?? 'id', sums, ...own }: Searched<Row, Sums>,
): SearchedList<Row, Sums> {
  const known: Readonly<Record<string, PgColumn>> = { ...getTableColumns(own.table), ...columns };
  const columnOf = (id: string) => {
    const column = known[id];
    if (column === undefined) throw new Error(`The table of ${own.operation} has no column ${id}`);
    return column;
  };
  const shared = sharedColumns(list);
  const filters = shared.flatMap(([id, { filter: kind }]) =>
    kind === undefined
      ? []
      : [[id, { kind, column: filterColumns?.[id] ?? columnOf(id) }] as const],
  );
  const [summed = ''] = shared.find(([, column]) => column.sums !== undefined) ?? [];
  return {
    ...own,
    filters: Object.fromEntries(filters),
    orders: Object.fromEntries(
      [...shared.map(([id]) => id), order].map((id) => [id, columnOf(id)]),
    ),
    order,
    ...(sums && { sums: { amount: columnOf(summed), of: columnOf('sum_of'), all: sums } }),
  };
}

/** The amounts that count, and those that are left out. */
const ofAmounts = (sumOf: (name: string) => FoundSum) => ({
  total: sumOf('total'),
  left_out: sumOf('left_out'),
});

export const artisansList = searched(artisanList, {
  operation: 'searchArtisans',
  table: searchedArtisans,
  read: listArtisans,
  idOf: ({ id }) => id,
});

export const clientsList = searched(clientList, {
  operation: 'searchClients',
  table: searchedClients,
  read: listClients,
  idOf: ({ id }) => id,
});

export const jobsList = searched(jobList, {
  operation: 'searchJobs',
  table: searchedJobs,
  columns: { job_id: searchedJobs.id },
  sums: ofAmounts,
  read: (tx, ids) => listJobs(tx, {}, ids),
  idOf: ({ job_id }) => job_id,
});

export const transactionsList = searched(transactionList, {
  operation: 'searchTransactions',
  table: searchedTransactions,
  sums: (sumOf) => ({
    paid_in: sumOf('paid_in'),
    paid_out: sumOf('paid_out'),
    left_out: sumOf('left_out'),
  }),
  read: (tx, ids) => listTransactions(tx, {}, ids),
  idOf: ({ id }) => id,
});

export const approvedWithdrawalsList = searched(withdrawalHistoryList, {
  operation: 'searchApprovedWithdrawals',
  table: searchedApprovedWithdrawals,
  sums: ofAmounts,
  read: listApprovedWithdrawals,
  idOf: ({ id }) => id,
});

export const paidPartPaymentsList = searched(paidPartPaymentList, {
  operation: 'searchPaidPartPayments',
  table: searchedPaidPartPayments,
  columns: { job_id: searchedPaidPartPayments.id },
  sums: ofAmounts,
  read: listPaidPartPayments,
  idOf: ({ job_id }) => job_id,
});

export const contactMessagesList = searched(messageList, {
  operation: 'searchContactMessages',
  table: searchedContactMessages,
  filterColumns: { phone_number: searchedContactMessages.phone_digits },
  order: 'created_at',
  read: listContactMessages,
  idOf: ({ id }) => id,
});
