import { and, desc, eq, inArray } from 'drizzle-orm';
import { transactionList } from '../../domain/lists/transactions.ts';
import { signedAmount } from '../../domain/transaction-types.ts';
import type { Queryable } from '../db/connect.ts';
import { transactions } from '../db/schema/money.ts';
import { artisans, clients } from '../db/schema/people.ts';
import { defineList } from '../lists/list-definition.ts';
import { belongsTo, fullName, hasIdIn, iso, nairaOrNull, type Owner } from './sql-expressions.ts';

/**
 * SQL: whether a transaction paid for its job. A refund and a failed payment did not. A paid transaction whose type is
 * not known did, so that no job is paid twice.
 */
export const isPaidForJob = inArray(transactions.sumClass, ['paid_in', 'left_out']);

/** Returns the transactions of the owner as the contract has them, newest first: all, or those with these ids. */
export function listTransactions(db: Queryable, owner: Owner = {}, ids?: readonly number[]) {
  return db
    .select({
      id: transactions.id,
      artisan_id: transactions.artisanId,
      artisan_name: fullName(artisans),
      client_id: transactions.clientId,
      client_name: fullName(clients),
      job_id: transactions.jobId,
      withdrawal_id: transactions.withdrawalId,
      service_type: transactions.serviceType,
      date: iso(transactions.date),
      start_date: iso(transactions.startDate),
      type: transactions.type,
      description: transactions.description,
      amount: nairaOrNull(transactions.amountKobo),
      payment_status: transactions.paymentStatus,
    })
    .from(transactions)
    .leftJoin(artisans, eq(artisans.id, transactions.artisanId))
    .leftJoin(clients, eq(clients.id, transactions.clientId))
    .where(and(belongsTo(transactions, owner), hasIdIn(transactions.id, ids)))
    .orderBy(desc(transactions.date), desc(transactions.id));
}

/** The list of transactions, which has pages. */
export const transactionListDefinition = defineList(
  {
    declaration: transactionList,
    name: 'transaction',
    words: 'transactions',
    table: transactions,
    key: transactions.id,
    columns: {
      id: transactions.id,
      artisan_name: transactions.artisanName,
      client_name: transactions.clientName,
      service_type: transactions.serviceKey,
      date: transactions.date,
      type: { order: transactions.typeKey, written: transactions.type },
      description: transactions.descriptionKey,
      amount: transactions.signedKobo,
      payment_status: { order: transactions.statusKey, written: transactions.paymentStatus },
    },
    newest: transactions.date,
    text: transactions.searchText,
    sums: {
      names: transactionList.columns.amount.sums,
      amount: transactions.signedKobo,
      nameColumn: transactions.sumClass,
    },
    read: (db: Queryable, keys?: readonly number[]) => listTransactions(db, {}, keys),
    keyOf: ({ id }) => id,
  },
  {
    date: (row) => row.date ?? row.start_date,
    amount: (row) => signedAmount(row.type, row.amount),
  },
);

/** Returns the newest transaction of the owner as the contract has it; null if there is none. */
export async function latestTransaction(db: Queryable, owner: Owner) {
  const [latest] = await listTransactions(db, owner).limit(1);
  return latest ?? null;
}
