import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';
import { codeOf } from '../../process/start-error.ts';
import type { Transaction } from '../connect.ts';
import { withConnection } from '../pool.ts';
import { type FindOutTimes, findOut, type Identity } from './commit-outcome.ts';
import { Gate } from './gate.ts';
import { WriteFailure } from './write-failure.ts';

/** Runs a write transaction. */
export type Write = <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>;

/** All in milliseconds. */
export interface WriteTimes extends FindOutTimes {
  /** For a row that another transaction holds. */
  lock: number;
  /** For one statement. */
  statement: number;
  /** For the whole transaction with its COMMIT; then its connection is cut. */
  whole: number;
  /** For a turn, while as many write as may. */
  turn: number;
}

const defaults: WriteTimes = {
  lock: 5_000,
  statement: 10_000,
  whole: 20_000,
  turn: 5_000,
  patience: 10_000,
  endAfter: 1_000,
};

/** Transactions that could not be put in an order; carrying one out anew is what PostgreSQL advises. */
const retried = new Set(['40001', '40P01']);
const mostTries = 6;

/** How one try ended. */
type Ending<T> = { done: true; result: T } | { done: false; error: unknown };

/**
 * The one way to write what belongs together. It holds at every default of the database, because it
 * sets its isolation level itself: read committed, where a statement that waited for a row sees what
 * the other made of it. So `work` locks a row before it decides on it.
 *
 * `work` may run several times, and must write an audit entry if it writes anything, without
 * savepoints: by that entry it is found out whether a COMMIT that got no answer took effect.
 *
 * At most half of the pool's connections write at a time, so that reads go on while writes wait.
 *
 * @throws WriteFailure for everything that goes wrong
 */
export function writer(pool: Pool, times: Partial<WriteTimes> = {}): Write {
  const all = { ...defaults, ...times };
  const { max } = pool.options;
  const gate = new Gate(Math.max(1, Math.floor(max / 2)), all.turn);
  return async (work) => {
    try {
      return await gate.run(() => untilOrdered(pool, all, work));
    } catch (error) {
      if (error instanceof WriteFailure) throw error;
      throw new WriteFailure('nothing-written', error);
    }
  };
}

/** Tries until the transaction could be put in an order with the others, with random pauses. */
async function untilOrdered<T>(
  pool: Pool,
  times: WriteTimes,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    const ending = await oneTry(pool, times, work);
    if (ending.done) return ending.result;
    if (!retried.has(codeOf(ending.error) ?? '') || tries === mostTries) throw ending.error;
    await sleep(Math.random() * 10 * 2 ** tries);
  }
}

/**
 * @returns done, or an error after which it is certain that nothing was written
 * @throws WriteFailure when the outcome is unknown
 */
async function oneTry<T>(
  pool: Pool,
  times: WriteTimes,
  work: (tx: Transaction) => Promise<T>,
): Promise<Ending<T>> {
  // Holds something once nothing but COMMIT is left to be sent.
  const ready: { identity: Identity | undefined; result: T }[] = [];
  try {
    await withConnection(pool, times.whole, (client) =>
      inTransaction(client, times, async (tx) => {
        const result = await work(tx);
        ready.push({ identity: await identify(tx), result });
      }),
    );
  } catch (error) {
    const identity = ready[0]?.identity;
    if (identity === undefined) return { done: false, error };
    const tookEffect = await findOut(pool, identity, times);
    if (tookEffect === 'unknown') throw new WriteFailure('unknown', error);
    if (!tookEffect) return { done: false, error };
  }
  const [sent] = ready;
  if (sent === undefined) throw new Error('The transaction ended before its work');
  return { done: true, result: sent.result };
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
 * Which transaction this is; undefined while it has written nothing. As the last statement it fails
 * in a transaction that is broken, for which the database would answer COMMIT with a mere ROLLBACK.
 */
async function identify(tx: Transaction): Promise<Identity | undefined> {
  const { rows } = await tx.execute<{ xid: string | null; began: string; pid: number }>(sql`
    select pg_current_xact_id_if_assigned()::text as xid, pg_backend_pid() as pid,
      to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as began`);
  const [row] = rows;
  if (row === undefined) throw new Error('The database told nothing of the transaction');
  return row.xid === null ? undefined : { ...row, xid: row.xid };
}
