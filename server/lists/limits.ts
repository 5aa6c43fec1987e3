/** The time limits of the statements that read lists. */
import { type SQL, sql } from 'drizzle-orm';
import type { PooledDatabase, Transaction } from '../db/connect.ts';
import { isStatementTimeout } from '../db/transactions/temporary-errors.ts';
import { HttpError } from '../refusals/http-error.ts';

/** Milliseconds for one statement. */
export interface ListLimits {
  /** For the rows of a page. */
  page: number;
  /** For counting the rows before a page that is asked for without the sums. */
  countBeforePage: number;
  /** For counting otherwise. */
  count: number;
  sums: number;
  /**
   * Whether the engine runs no timer, as the embedded one. Then a statement finds no more rows when its time is over, and the
   * clock tells afterwards.
   */
  isTimerless: boolean;
}

const onPostgres: ListLimits = {
  page: 5_000,
  countBeforePage: 100,
  count: 1_000,
  sums: 3_000,
  isTimerless: false,
};
const onEmbedded: ListLimits = {
  page: 1_000,
  countBeforePage: 100,
  count: 500,
  sums: 1_000,
  isTimerless: true,
};

/** Returns the limits of a database. The embedded engine has one connection, for which other calls wait. */
export const limitsOf = ({ $client }: PooledDatabase): ListLimits =>
  $client.options.max === 1 ? onEmbedded : onPostgres;

/** A transaction that reads a list. */
export interface Reader {
  tx: Transaction;
  limits: ListLimits;
}

/** Memory for the found rows. With less memory PostgreSQL writes them to a file. */
const memory = '32MB';

const limit = (ms: number) => sql`set_config('statement_timeout', ${String(ms)}, true)`;

/** Sets the limits of the transaction. Returns the folded words of a search. */
export async function beginReading({ tx, limits }: Reader, q: string): Promise<string[]> {
  const { rows } = await tx.execute<{ line: string }>(sql`
    select ${limit(limits.page)}, set_config('work_mem', ${memory}, true), search_line(${q}) as line,
      -- Compiling a statement takes longer than most searches, and the runs of an order must not be read side by side.
      set_config('jit', 'off', true), set_config('enable_parallel_append', 'off', true)`);
  return rows[0]?.line.split(' ').filter(Boolean) ?? [];
}

/** The condition that a statement has time left; true where a timer ends it. */
export const hasTimeLeft = ({ isTimerless }: ListLimits, ms: number): SQL =>
  isTimerless
    ? sql`clock_timestamp() < statement_timestamp() + ${`${ms} milliseconds`}::interval`
    : sql`true`;

/** @throws HttpError 503 with what an administrator can do */
export function refuseSlow(): never {
  throw new HttpError(
    503,
    'This takes too long to find. Choose a period, or search for another word.',
    { retryAfter: 5 },
  );
}

/**
 * Runs one statement with `hasTimeLeft` in its condition.
 *
 * @returns undefined when it took longer; the transaction continues
 * @throws the other errors of `work`
 */
export async function runWithin<T>(
  { tx, limits }: Reader,
  ms: number,
  work: (tx: Transaction) => Promise<T>,
): Promise<T | undefined> {
  if (limits.isTimerless) {
    const start = performance.now();
    const result = await work(tx);
    return performance.now() - start < ms ? result : undefined;
  }
  try {
    return await tx.transaction(async (inner) => {
      await inner.execute(sql`select ${limit(ms)}`);
      const result = await work(inner);
      // A setting outlives the savepoint in which it was made.
      await inner.execute(sql`select ${limit(limits.page)}`);
      return result;
    });
  } catch (error) {
    if (isStatementTimeout(error)) return undefined;
    throw error;
  }
}
