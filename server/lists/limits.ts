/** The time limits of the statements that read lists. */
import { type SQL, sql } from 'drizzle-orm';
import { isEmbedded, type PooledDatabase, type Transaction } from '../db/connect.ts';
import { isStatementTimeout } from '../db/transactions/temporary-errors.ts';
import { HttpError } from '../refusals/http-error.ts';

/** Time limits of one statement each, in milliseconds. */
export interface ListLimits {
  /** For finding the rows of a page. */
  page: number;
  /** For counting the matches of a call that has a condition and does not ask for sums. */
  countWithoutSums: number;
  /** For counting in other cases. */
  count: number;
  /** For adding up amounts. */
  sums: number;
  /**
   * Whether the engine ignores `statement_timeout`, as the embedded engine does. Then a condition of `runWithin` ends a
   * statement early, and `runWithin` measures whether it took too long.
   */
  ignoresTimeout: boolean;
}

const onPostgres: ListLimits = {
  page: 5_000,
  countWithoutSums: 100,
  count: 1_000,
  sums: 3_000,
  ignoresTimeout: false,
};
const onEmbedded: ListLimits = {
  page: 1_000,
  countWithoutSums: 100,
  count: 500,
  sums: 1_000,
  ignoresTimeout: true,
};

/** Returns the limits of a database; lower ones for the embedded engine, whose only connection other calls wait for. */
export const limitsOf = (db: PooledDatabase): ListLimits =>
  isEmbedded(db) ? onEmbedded : onPostgres;

/** A transaction that reads a list, with its limits. */
export interface Reader {
  tx: Transaction;
  limits: ListLimits;
}

/** The memory for sorting rows. If PostgreSQL needs more, it writes to temporary files. */
const workMemory = '32MB';

/** SQL: sets the time limit of the next statements in the transaction. */
const setTimeLimit = (ms: number) => sql`set_config('statement_timeout', ${String(ms)}, true)`;

/** Sets the settings of a transaction that reads lists, and returns the folded words of the search `q`. */
export async function beginReading({ tx, limits }: Reader, q: string): Promise<string[]> {
  const { rows } = await tx.execute<{ line: string }>(sql`
    select ${setTimeLimit(limits.page)}, set_config('work_mem', ${workMemory}, true), search_line(${q}) as line,
      -- Compiling a statement takes longer than most searches. The parts of a union must be read one after the other.
      set_config('jit', 'off', true), set_config('enable_parallel_append', 'off', true)`);
  return rows[0]?.line.split(' ').filter(Boolean) ?? [];
}

/** @throws HttpError 503 always */
export function refuseSlow(): never {
  throw new HttpError(
    503,
    'This takes too long to find. Choose a period, or search for another word.',
    { retryAfter: 5 },
  );
}

/**
 * Runs one statement with a time limit.
 *
 * @param work runs the statement; `isInTime` is a condition for each of its rows, false when the time is over
 * @returns undefined when the time was over; the transaction can be used further
 * @throws the other errors of `work`
 */
export async function runWithin<T>(
  { tx, limits }: Reader,
  timeoutMs: number,
  work: (tx: Transaction, isInTime: SQL) => Promise<T>,
): Promise<T | undefined> {
  if (limits.ignoresTimeout) {
    const start = performance.now();
    const time = `${timeoutMs} milliseconds`;
    const result = await work(
      tx,
      sql`clock_timestamp() < statement_timestamp() + ${time}::interval`,
    );
    return performance.now() - start < timeoutMs ? result : undefined;
  }
  try {
    return await tx.transaction(async (inner) => {
      await inner.execute(sql`select ${setTimeLimit(timeoutMs)}`);
      const result = await work(inner, sql`true`);
      // A setting outlives the savepoint in which it was made, so the usual limit is set again.
      await inner.execute(sql`select ${setTimeLimit(limits.page)}`);
      return result;
    });
  } catch (error) {
    if (isStatementTimeout(error)) return undefined;
    throw error;
  }
}
