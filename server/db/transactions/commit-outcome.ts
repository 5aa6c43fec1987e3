import { setTimeout as sleep } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { codeOf } from '../../process/start-error.ts';
import type { Queryable } from '../connect.ts';
import { withConnection } from '../pool.ts';

/** The identity of a transaction, read right before COMMIT. */
export interface Identity {
  /** The 64-bit id of the transaction, as text. */
  xid: string;
  /** The time of its rows; see transaction-time.ts. */
  time: Date;
  /** The id of the PostgreSQL process that runs the transaction. */
  pid: number;
  /** Whether the transaction has written a row that proves its commit; see `proofOf`. */
  hasProof: boolean;
}

/** Time limits in milliseconds. */
export interface ResolveTimes {
  /** For finding out the outcome. */
  resolve: number;
  /** For the transaction to end; then its connection is ended. */
  endAfter: number;
}

const pauseMs = 100;
/**
 * SQLSTATE for a transaction id above the newest one. The PostgreSQL that assigned the id has crashed or was replaced,
 * so the transaction does not run.
 */
const xidOfTheFuture = '22023';

/**
 * Finds out whether a transaction was committed when its COMMIT got no response. It queries on other connections until
 * the result is certain or the time is over.
 *
 * The status of the transaction id shows only whether the transaction has ended. It is no proof of a commit, because
 * after a crash or a failover PostgreSQL may assign an id again that never reached the disk. The proof is the audit
 * entry or stored answer of the transaction, which has its id and time.
 *
 * https://www.postgresql.org/docs/current/functions-info.html#FUNCTIONS-INFO-SNAPSHOT
 *
 * @returns whether it was committed; 'unknown' if it wrote no such row, if no result comes in time, or if a synchronous
 *   standby may lack the commit
 */
export async function resolveCommit(
  pool: Pool,
  identity: Identity,
  { resolve: timeoutMs, endAfter }: ResolveTimes,
): Promise<boolean | 'unknown'> {
  if (!identity.hasProof) return 'unknown';
  const start = performance.now();
  while (!pool.ended && !pool.ending) {
    const spentMs = performance.now() - start;
    const leftMs = timeoutMs - spentMs;
    if (leftMs <= 0) return 'unknown';
    const answer = await Promise.race([
      queryOutcome(pool, identity, leftMs, spentMs >= endAfter).catch(() => 'no answer' as const),
      sleep(leftMs, 'no answer' as const),
    ]);
    if (typeof answer === 'boolean' || answer === 'unknown') return answer;
    await sleep(pauseMs);
  }
  return 'unknown';
}

function queryOutcome(
  pool: Pool,
  identity: Identity,
  timeoutMs: number,
  shouldEndConnection: boolean,
) {
  return withConnection(pool, timeoutMs, async (client) => {
    const db = drizzle(client);
    if (await isRunning(db, identity)) {
      const isWithoutStandby = shouldEndConnection && (await endConnection(db, identity));
      return isWithoutStandby ? ('unknown' as const) : ('in progress' as const);
    }
    const { rows } = await db.execute(
      sql`select where ${proofOf(identity.time, sql`${identity.xid}::xid8`)}`,
    );
    return rows.length > 0;
  });
}

/** Returns the condition that a row proves the commit of the transaction with this time and id. */
export const proofOf = (time: Date, xid: SQL): SQL => sql`(
  exists (select from audit_entries where at = ${time} and xmin = (${xid})::xid)
  or exists (select from kept_answers where created_at = ${time} and xmin = (${xid})::xid))`;

async function isRunning(db: Queryable, { xid }: Identity): Promise<boolean> {
  try {
    const { rows } = await db.execute<{ status: string | null }>(
      sql`select pg_xact_status(${xid}::xid8) as status`,
    );
    return rows[0]?.status === 'in progress';
  } catch (error) {
    if (codeOf(error) === xidOfTheFuture) return false;
    throw error;
  }
}

/**
 * Ends the connection of the transaction, because PostgreSQL may wait long for a client that disappeared.
 * After that the transaction is either committed or rolled back.
 *
 * @returns whether the transaction was waiting for a synchronous standby. Then it is committed without the standby, and
 *   lost if the standby takes over: https://www.postgresql.org/docs/current/warm-standby.html#SYNCHRONOUS-REPLICATION
 */
async function endConnection(db: Queryable, { xid, pid }: Identity): Promise<boolean> {
  const { rows } = await db.execute<{ waits: boolean }>(sql`
    select pg_terminate_backend(pid), wait_event is not distinct from 'SyncRep' as waits from pg_stat_activity
    where pid = ${pid} and backend_xid = ${xid}::xid8::xid`);
  return rows[0]?.waits === true;
}
