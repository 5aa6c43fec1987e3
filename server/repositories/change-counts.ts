import { type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/connect.ts';
import { changeCounts } from '../db/schema/office.ts';

/** The number of rows. A transaction that hangs at its end delays only one in 64 changes. */
const slots = 64;

/**
 * Returns the statement that counts a change, as a part of the statement that records it. A snapshot in which
 * a slot has counted n changes has the first n changes of that slot, because each change waits for the lock of
 * its row until the previous change is committed. A sum over added rows would not show which changes a
 * snapshot has, because changes become visible on a replica in the order of the log.
 */
export const countedChange = (tx: Transaction) =>
  tx.$with('counted').as(
    tx
      .insert(changeCounts)
      .values({ slot: Math.floor(Math.random() * slots), changes: 1 })
      .onConflictDoUpdate({
        target: changeCounts.slot,
        set: { changes: sql`${changeCounts.changes} + 1` },
      })
      .returning({ slot: changeCounts.slot }),
  );

/** Which changes a snapshot has: the counts of all slots, as JSON. */
export async function readChangeCounts(db: Queryable): Promise<string> {
  const { rows } = await db.execute<{ counts: string }>(sql`
    select coalesce(json_object_agg(slot, changes), '{}')::text as counts from change_counts`);
  return rows[0]?.counts ?? '{}';
}

/** Returns the condition that a snapshot has all changes of the snapshot with these counts. */
export const hasChanges = (counts: string): SQL => sql`not exists (
  select from json_each_text(${counts}::json) as counted
  left join change_counts on slot = counted.key::int
  where coalesce(changes, 0) < counted.value::bigint)`;
