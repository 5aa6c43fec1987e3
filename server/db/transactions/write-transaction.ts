import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';
import { codeOf } from '../../process/start-error.ts';
import type { Transaction } from '../connect.ts';
import { withConnection } from '../pool.ts';
import { type Identity, proofOf, type ResolveTimes, resolveCommit } from './commit-outcome.ts';
import { Gate } from './gate.ts';
import { transactionTime } from './transaction-time.ts';
import { WriteFailure } from './write-failure.ts';

/** Runs a write transaction. Returns the result of `work` after the commit, or throws a WriteFailure for any error. */
export type Write = <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>;

/** Time limits in milliseconds. */
export interface WriteTimes extends ResolveTimes {
  /** For the wait for a lock. */
  lock: number;
  /** For one statement. */
  statement: number;
  /** For the transaction with its COMMIT; then its connection is closed. */
  transaction: number;
  /** For the wait for a turn, because the number of simultaneous writes is limited. */
  turn: number;
}

const defaults: WriteTimes = {
  lock: 5_000,
  statement: 10_000,
  transaction: 20_000,
  turn: 5_000,
  resolve: 10_000,
  endAfter: 1_000,
};

/** SQLSTATE of transactions that PostgreSQL advises to retry: serialization failure and deadlock. */
const retryableCodes = new Set(['40001', '40P01']);
const maxTries = 6;

type TryResult<T> = { isCommitted: true; result: T } | { isCommitted: false; error: unknown };

/**
 * Creates the function that runs write transactions. It sets the isolation level to read committed, because the default
 * of a database can differ. At this level, a statement that waited for a row lock sees the committed row, so `work`
 * locks a row before it decides on it.
 *
 * `work` may run several times. Its audit entry or stored answer, written without savepoints, proves a COMMIT that got
 * no response. Without such a row, as for a saved view, the outcome of that COMMIT is unknown.
 *
 * Half of the pool’s connections, but at least one, may write at a time, so that reads go on while writes wait.
 */
export function writer(pool: Pool, times: Partial<WriteTimes> = {}): Write {
  const allTimes = { ...defaults, ...times };
  const { max } = pool.options;
  const gate = new Gate(Math.max(1, Math.floor(max / 2)), allTimes.turn);
  return async (work) => {
    try {
      return await gate.run(() => withRetries(pool, allTimes, work));
    } catch (error) {
      if (error instanceof WriteFailure) throw error;
      throw new WriteFailure('nothing-written', error);
    }
  };
}

/** Retries a transaction after the errors of `retryableCodes`, with random pauses. */
async function withRetries<T>(
  pool: Pool,
  times: WriteTimes,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    const tried = await tryOnce(pool, times, work);
    if (tried.isCommitted) return tried.result;
    if (!retryableCodes.has(codeOf(tried.error) ?? '') || tries === maxTries) throw tried.error;
    await sleep(Math.random() * 10 * 2 ** tries);
  }
}

/**
 * @returns the result, or an error after which it is certain that nothing was written
 * @throws WriteFailure when the outcome is unknown
 */
async function tryOnce<T>(
  pool: Pool,
  times: WriteTimes,
  work: (tx: Transaction) => Promise<T>,
): Promise<TryResult<T>> {
  // Has one element when `work` has ended, and only COMMIT remains to be sent.
  const ready: { identity: Identity | undefined; result: T }[] = [];
  try {
    await withConnection(pool, times.transaction, (client) =>
      inTransaction(client, times, async (tx) => {
        const result = await work(tx);
        ready.push({ identity: await identify(tx), result });
      }),
    );
  } catch (error) {
    const identity = ready[0]?.identity;
    if (identity === undefined) return { isCommitted: false, error };
    const isCommitted = await resolveCommit(pool, identity, times);
    if (isCommitted === 'unknown') throw new WriteFailure('unknown', error);
    if (!isCommitted) return { isCommitted: false, error };
  }
  const [committed] = ready;
  if (committed === undefined) throw new Error('The transaction ended before its work');
  return { isCommitted: true, result: committed.result };
}

function inTransaction(
  client: PoolClient,
  { lock, statement }: WriteTimes,
  work: (tx: Transaction) => Promise<void>,
): Promise<void> {
  return drizzle(client).transaction(
    async (tx) => {
      await tx.execute(sql`
        select set_config('lock_timeout', ${String(lock)}, true),
          set_config('statement_timeout', ${String(statement)}, true)`);
      await work(tx);
    },
    { isolationLevel: 'read committed' },
  );
}

/**
 * Reads the identity of the transaction; undefined when it has written nothing. It is the last statement before
 * COMMIT: in an aborted transaction it fails, whereas COMMIT would become a ROLLBACK without an error.
 *
 * It also removes the time limit of a statement: PostgreSQL confirms a COMMIT that is cancelled while it waits for a
 * synchronous standby, although the standby does not have it. The limit of the whole transaction stays.
 */
async function identify(tx: Transaction): Promise<Identity | undefined> {
  const time = transactionTime(tx);
  const { rows } = await tx.execute<Omit<Identity, 'xid' | 'time'> & { xid: string | null }>(sql`
    select set_config('statement_timeout', '0', true),
      pg_current_xact_id_if_assigned()::text as xid, pg_backend_pid() as pid,
      ${proofOf(time, sql`pg_current_xact_id_if_assigned()`)} as "hasProof"`);
  const [row] = rows;
  if (row === undefined) throw new Error('The database returned no transaction');
  return row.xid === null ? undefined : { ...row, xid: row.xid, time };
}
