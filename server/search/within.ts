import { sql } from 'drizzle-orm';
import type { Transaction } from '../db/connect.ts';
import { isStatementTimeout } from '../db/transactions/temporary-errors.ts';

/** Milliseconds for one statement of a search. */
export const statementTimeoutMs = 5_000;

/**
 * Runs `work` with a time limit of `timeoutMs` for each statement.
 *
 * @returns undefined when a statement took longer; the transaction continues. The embedded engine has no time limits.
 * @throws the other errors of `work`
 */
export async function within<T>(
  tx: Transaction,
  timeoutMs: number,
  work: (tx: Transaction) => Promise<T>,
): Promise<T | undefined> {
  const limit = (ms: number) => sql`select set_config('statement_timeout', ${String(ms)}, true)`;
  try {
    return await tx.transaction(async (inner) => {
      await inner.execute(limit(timeoutMs));
      const result = await work(inner);
      // A setting outlives the savepoint in which it was made.
      await inner.execute(limit(statementTimeoutMs));
      return result;
    });
  } catch (error) {
    if (isStatementTimeout(error)) return undefined;
    throw error;
  }
}
