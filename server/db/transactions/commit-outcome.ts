import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { codeOf } from '../../process/start-error.ts';
import type { Queryable } from '../connect.ts';
import { withConnection } from '../pool.ts';

/** Which transaction it was, taken from the database right before COMMIT. */
export interface Identity {
  /** A 64-bit transaction id, as text. */
  xid: string;
  /** The moment it began, as ISO 8601 in UTC with microseconds. */
  began: string;
  /** The server's process that ran it. */
  pid: number;
}

/** Times in milliseconds. */
export interface FindOutTimes {
  /** How long to go on asking. */
  patience: number;
  /** After this long in progress, the transaction's own connection is ended. */
  endAfter: number;
}

const pause = 100;
/** The id is beyond the newest one: the server that gave it out is gone, with the transaction. */
const xidOfTheFuture = '22023';

/**
 * Whether a transaction took effect whose COMMIT got no answer. Asks on other connections until the
 * database knows.
 *
 * Its status alone does not prove it: after a crash or a change of servers an id that never reached the
 * disk is given out again. The status tells when the transaction is over; what proves it is its audit
 * entry, which is committed with everything else or not at all, and has its id and its moment.
 *
 * https://www.postgresql.org/docs/current/functions-info.html#FUNCTIONS-INFO-SNAPSHOT
 *
 * @returns true or false, or 'unknown' when the database did not tell in time
 */
export async function findOut(
  pool: Pool,
  identity: Identity,
  { patience, endAfter }: FindOutTimes,
): Promise<boolean | 'unknown'> {
  const start = Date.now();
  while (!pool.ended && !pool.ending) {
    const spent = Date.now() - start;
    const left = patience - spent;
    if (left <= 0) return 'unknown';
    const answer = await Promise.race([
      ask(pool, identity, left, spent >= endAfter).catch(() => 'no answer' as const),
      sleep(left, 'no answer' as const),
    ]);
    if (typeof answer === 'boolean') return answer;
    await sleep(pause);
  }
  return 'unknown';
}

function ask(pool: Pool, identity: Identity, patience: number, endIt: boolean) {
  return withConnection(pool, patience, async (client) => {
    const db = drizzle(client);
    if (await isRunning(db, identity)) {
      if (endIt) await endConnection(db, identity);
      return 'in progress' as const;
    }
    const { rows } = await db.execute(sql`
      select from audit_entries
      where at = ${identity.began}::timestamptz and xmin = ${identity.xid}::xid8::xid`);
    return rows.length > 0;
  });
}

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
 * The server may wait long for a client whose line is cut without a word. Ending its process settles
 * the transaction: a COMMIT that has arrived is still carried out or not, but now it is known.
 */
async function endConnection(db: Queryable, { xid, pid }: Identity): Promise<void> {
  await db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where pid = ${pid} and backend_xid = ${xid}::xid8::xid`);
}
