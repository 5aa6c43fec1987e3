import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/connect.ts';

/**
 * The state of the database as a text: two that are equal see the same data. It is PostgreSQL's own
 * snapshot, the transactions that had ended and those still running, which every commit on that
 * server changes; a state that is over never comes back. Another server that takes its place may have
 * lost transactions and count anew, so the moment it started belongs to the text.
 *
 * https://www.postgresql.org/docs/current/functions-info.html#FUNCTIONS-INFO-SNAPSHOT
 *
 * @throws when the database cannot be asked.
 */
export async function readSnapshot(db: Queryable): Promise<string> {
  const { rows } = await db.execute<{ snapshot: string }>(
    sql`select concat(pg_current_snapshot(), ' ', pg_postmaster_start_time()) as snapshot`,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('The database told no snapshot');
  return row.snapshot;
}
