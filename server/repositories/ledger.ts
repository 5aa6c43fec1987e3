import { eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '../db/connect.ts';
import { ledgerEntries, transactions } from '../db/schema/money.ts';
import { artisans } from '../db/schema/people.ts';

/** An artisan's balance as an SQL expression over the joined rows, in kobo. */
export const balanceOfRow = (artisanId: SQL | AnyPgColumn) =>
  sql`(select coalesce(sum(${ledgerEntries.amountKobo}), 0) from ${ledgerEntries} where ${ledgerEntries.artisanId} = ${artisanId})`;

/** Money in and out, in kobo, of one artisan or of the whole marketplace. Both are positive. */
export async function moneyInAndOut(db: Queryable, artisanId?: number) {
  const [sums] = await db
    .select({
      inKobo:
        sql`coalesce(sum(${ledgerEntries.amountKobo}) filter (where ${ledgerEntries.amountKobo} > 0), 0)`.mapWith(
          Number,
        ),
      outKobo:
        sql`coalesce(-sum(${ledgerEntries.amountKobo}) filter (where ${ledgerEntries.amountKobo} < 0), 0)`.mapWith(
          Number,
        ),
    })
    .from(ledgerEntries)
    .where(artisanId === undefined ? undefined : eq(ledgerEntries.artisanId, artisanId));
  return sums ?? { inKobo: 0, outKobo: 0 };
}

/**
 * Holds an artisan's balance still until the transaction ends, and answers it in kobo. Whoever
 * wants to move money of the same artisan waits here.
 */
export async function lockBalance(tx: Transaction, artisanId: number): Promise<number> {
  await tx
    .select({ id: artisans.id })
    .from(artisans)
    .where(eq(artisans.id, artisanId))
    .for('update');
  const { inKobo, outKobo } = await moneyInAndOut(tx, artisanId);
  return inKobo - outKobo;
}

/** A paid transaction to be written together with its ledger row. */
export interface Movement {
  artisanId: number;
  clientId?: number | null;
  jobId?: number;
  withdrawalId?: number;
  serviceType: string | null;
  type: 'Part payment' | 'Withdrawal';
  description: string;
  /** Above zero. */
  amountKobo: number;
  direction: 'in' | 'out';
  startDate: Date | null;
}

/** Writes a paid transaction and the ledger row that moves the artisan's balance. */
export async function recordMovement(tx: Transaction, movement: Movement): Promise<void> {
  const { direction, ...row } = movement;
  const date = new Date();
  const [transaction] = await tx
    .insert(transactions)
    .values({ ...row, paymentStatus: 'paid', date })
    .returning({ id: transactions.id });
  if (transaction === undefined) throw new Error('The transaction was not written');
  await tx.insert(ledgerEntries).values({
    artisanId: movement.artisanId,
    transactionId: transaction.id,
    amountKobo: direction === 'in' ? movement.amountKobo : -movement.amountKobo,
    enteredAt: date,
  });
}
