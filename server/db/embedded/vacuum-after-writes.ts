import { sql } from 'drizzle-orm';
import type { PooledDatabase } from '../connect.ts';
import type { Write } from '../transactions/write-transaction.ts';

const defaultWritesBetween = 5_000;
/** The most writes before the first vacuum of a process, because the process does not know how many came before it. */
const writesBeforeFirst = 100;

const tables = [
  // Long lists: the planner needs their statistics, and counts are slow without their visibility maps.
  'artisans',
  'audit_entries',
  'clients',
  'contact_messages',
  'jobs',
  'part_payments',
  'transactions',
  'withdrawal_requests',
  // Rows are written and removed all the time. Without a vacuum, the space of the removed ones is not used again.
  'figure_changes',
  'kept_answers',
  'sessions',
  'sign_in_attempts',
  'table_changes',
] as const;

/** Vacuums and analyzes one table after the other, so that other calls run in between. Never rejects. */
export async function vacuum(
  db: PooledDatabase,
  names: readonly (typeof tables)[number][] = tables,
): Promise<void> {
  for (const table of names) {
    // A vacuum that fails is not repeated: the next one does its work as well.
    await db.execute(sql`vacuum analyze ${sql.identifier(table)}`).catch(() => undefined);
  }
}

/** Returns a `write` that vacuums after every `writesBetween` writes, because the embedded engine has no autovacuum. */
export function vacuumAfterWrites(
  write: Write,
  db: PooledDatabase,
  writesBetween = defaultWritesBetween,
): Write {
  let writes = Math.max(0, writesBetween - writesBeforeFirst);
  return async (work) => {
    const result = await write(work);
    writes += 1;
    if (writes % writesBetween === 0) void vacuum(db);
    return result;
  };
}
