import { eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Direction } from '../../domain/transaction-types.ts';
import type { Queryable, Transaction } from '../db/connect.ts';
import { balances, ledgerEntries, transactions } from '../db/schema/money.ts';
import { transactionTime } from '../db/transactions/transaction-time.ts';

/** SQL: the balance of an artisan in kobo; 0 without a row. */
export const balanceOf = (artisanId: SQL | AnyPgColumn) =>
  sql`coalesce((select ${balances.balanceKobo} from ${balances} where ${balances.artisanId} = ${artisanId}), 0)`;

/** Returns the sums of the money in and out of one artisan's balance, in kobo. Neither is negative. */
export async function moneyInAndOut(db: Queryable, artisanId: number) {
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
    .where(eq(ledgerEntries.artisanId, artisanId));
  return sums ?? { inKobo: 0, outKobo: 0 };
}

/**
 * Locks an artisan's balance, so that other transactions that move money of the artisan wait until this one ends.
 *
 * @returns the balance in kobo; 0 before the artisan's first ledger row, when there is no row to lock yet
 */
export async function lockBalance(tx: Transaction, artisanId: number): Promise<number> {
  const [locked] = await tx
    .select({ kobo: balances.balanceKobo })
    .from(balances)
    .where(eq(balances.artisanId, artisanId))
    .for('update');
  return locked?.kobo ?? 0;
}

/** A paid transaction that is written together with its ledger row. */
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
  direction: Direction;
  startDate: Date | null;
}

/** Writes a paid transaction and its ledger row. A trigger changes the balance; a constraint refuses one below zero. */
export async function recordMovement(tx: Transaction, movement: Movement): Promise<void> {
  const { direction, ...row } = movement;
  const date = transactionTime(tx);
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
