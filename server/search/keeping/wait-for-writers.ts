import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';

const pause = 100;

/**
 * Waits until every transaction has ended that writes now. A statement of one of them may have found the list
 * off, so that its trigger did nothing. Nothing is locked, so no write waits.
 *
 * A writer with a snapshot of its own (repeatable read) that began before and has written nothing yet is not
 * seen. The server has none; docs/operations.md says so.
 *
 * @param patience milliseconds
 * @returns false where one of them goes on for longer
 */
export async function waitForWriters(db: Database, patience: number): Promise<boolean> {
  const { rows } = await db.execute<{ next: string }>(
    sql`select pg_snapshot_xmax(pg_current_snapshot())::text as next`,
  );
  const next = rows[0]?.next ?? '0';
  const end = Date.now() + patience;
  for (;;) {
    const { rows: ended } = await db.execute(
      sql`select where pg_snapshot_xmin(pg_current_snapshot()) >= ${next}::xid8`,
    );
    if (ended.length > 0) return true;
    if (Date.now() > end) return false;
    await sleep(pause);
  }
}
