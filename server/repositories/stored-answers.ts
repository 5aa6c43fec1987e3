import { and, eq, lt } from 'drizzle-orm';
import { dayMs } from '../../domain/lagos-day-number.ts';
import type { Transaction } from '../db/connect.ts';
import { storedAnswers } from '../db/schema/account-data.ts';
import { transactionTime } from '../db/transactions/transaction-time.ts';

/** A call with an Idempotency-Key, which is carried out only once. */
export type KeyedCall = Pick<
  typeof storedAnswers.$inferSelect,
  'accountId' | 'key' | 'operation' | 'subjectId' | 'digest'
>;

const hasKey = ({ accountId, key }: KeyedCall) =>
  and(eq(storedAnswers.accountId, accountId), eq(storedAnswers.key, key));

/**
 * Takes the key of a call: inserts its row. If another running transaction has taken the key, this waits until that
 * transaction ends, up to `lock_timeout`.
 *
 * https://www.postgresql.org/docs/current/index-unique-checks.html
 *
 * @returns undefined for the first call with the key, otherwise the row of the first call
 */
export async function takeKey(tx: Transaction, call: KeyedCall) {
  const row = { ...call, createdAt: transactionTime(tx) };
  const taken = await tx.insert(storedAnswers).values(row).onConflictDoNothing().returning();
  if (taken.length > 0) return undefined;
  const [first] = await tx.select().from(storedAnswers).where(hasKey(call));
  if (first === undefined) throw new Error('The row of the key was deleted');
  return first;
}

/** Stores the answer of a call whose key this transaction has taken. */
export async function storeAnswer(
  tx: Transaction,
  call: KeyedCall,
  { status, body }: { status: number; body: object },
): Promise<void> {
  await tx.update(storedAnswers).set({ status, answer: body }).where(hasKey(call));
}

const maxAgeMs = 30 * dayMs;

/** Removes answers that are older than `maxAgeMs`. */
export async function deleteOldAnswers(tx: Transaction): Promise<void> {
  const oldest = new Date(transactionTime(tx).getTime() - maxAgeMs);
  await tx.delete(storedAnswers).where(lt(storedAnswers.createdAt, oldest));
}
