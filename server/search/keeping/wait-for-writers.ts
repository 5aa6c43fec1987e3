import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';

const pauseMs = 100;

/**
 * Waits until every transaction that is writing now has ended. Its statements may have run while the list was
 * off, so that their trigger did nothing. The wait takes no locks, so it blocks no write.
 *
 * A writing transaction with a snapshot (repeatable read) that began earlier and has written nothing yet is not
 * detected. The server has no such transactions; docs/operations.md describes this.
 *
 * @param timeoutMs milliseconds to wait
 * @returns false when one of the transactions takes longer
 */
export async function waitForWriters(db: Database, timeoutMs: number): Promise<boolean> {
  const { rows } = await db.execute<{ next: string }>(
    sql`select pg_snapshot_xmax(pg_current_snapshot())::text as next`,
  );
  const next = rows[0]?.next ?? '0';
  const end = performance.now() + timeoutMs;
  for (;;) {
    const { rows: ended } = await db.execute(
      sql`select where pg_snapshot_xmin(pg_current_snapshot()) >= ${next}::xid8`,
    );
    if (ended.length > 0) return true;
    if (performance.now() > end) return false;
    await sleep(pauseMs);
  }
}
