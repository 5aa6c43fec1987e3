import { and, desc, eq } from 'drizzle-orm';
import type { Queryable } from '../db/connect.ts';
import { transactions } from '../db/schema/money.ts';
import { artisans, clients } from '../db/schema/people.ts';
import { belongsTo, type Owner } from './owner.ts';
import { among, fullName, iso, nairaOrNull } from './sql-formats.ts';

/** Transactions as the contract describes them, newest first: all of the owner, or those with these ids. */
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
    .where(and(belongsTo(transactions, owner), among(transactions.id, ids)))
    .orderBy(desc(transactions.date), desc(transactions.id));
}

/** Reads the newest transaction of the owner, or null. */
export async function latestTransaction(db: Queryable, owner: Owner) {
  const [latest] = await listTransactions(db, owner).limit(1);
  return latest ?? null;
}
