import { type AnyColumn, eq, getTableName, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { jobs, partPayments, transactions, withdrawalRequests } from '../../db/schema/money.ts';
import { contactMessages } from '../../db/schema/office.ts';
import { artisans, clients } from '../../db/schema/people.ts';
import { searchedTransactions } from '../../db/schema/search.ts';
import {
  approvedWithdrawalsList,
  artisansList,
  clientsList,
  contactMessagesList,
  jobsList,
  paidPartPaymentsList,
  transactionsList,
} from '../lists.ts';
import { listOf, type SearchedTable } from '../searched-list.ts';

/** The facts that are needed to fill the table of a list. */
export interface KeptList {
  /** The name in `searched_lists`. */
  name: string;
  operation: string;
  table: SearchedTable;
  /** The columns of each index. */
  indexes: readonly (readonly PgColumn[])[];
  /** The table of the list's records, and its column that is the id in the list. */
  source: PgTable;
  id: AnyColumn;
  /** The condition for the records that are in the list; without a condition, all are. */
  only?: SQL;
}

interface Searched {
  operation: string;
  table: SearchedTable;
  orders: Readonly<Record<string, PgColumn>>;
  sums?: { amount: PgColumn; of: PgColumn };
  /** Indexes of a filter and an order, for cases where few of the first rows in the order pass the filter. */
  together?: readonly (readonly PgColumn[])[];
}

const keep = (
  { operation, table, orders, sums, together = [] }: Searched,
  source: PgTable,
  id: AnyColumn,
  only?: SQL,
): KeptList => ({
  name: listOf(table),
  operation,
  table,
  indexes: [
    ...Object.values(orders).flatMap((column) => (column === table.id ? [] : [[column, table.id]])),
    ...(sums === undefined ? [] : [[sums.of, sums.amount]]),
    ...together,
  ],
  source,
  id,
  ...(only && { only }),
});

const found = searchedTransactions;

/** All lists that can be searched, short ones first. */
export const keptLists: readonly KeptList[] = [
  keep(contactMessagesList, contactMessages, contactMessages.id),
  keep(clientsList, clients, clients.id),
  keep(artisansList, artisans, artisans.id),
  keep(paidPartPaymentsList, partPayments, partPayments.jobId, eq(partPayments.status, 'paid')),
  keep(
    approvedWithdrawalsList,
    withdrawalRequests,
    withdrawalRequests.id,
    eq(withdrawalRequests.status, 'approved'),
  ),
  keep(jobsList, jobs, jobs.id),
  keep(
    // All amounts of a type have the same sign, and many rows have no client, or the same words.
    {
      ...transactionsList,
      together: [found.amount, found.client_name, found.description, found.payment_status].map(
        (column) => [found.type, column, found.id],
      ),
    },
    transactions,
    transactions.id,
  ),
];

/** The name of a table for a statement. */
export const nameOf = (table: PgTable): string => getTableName(table);
