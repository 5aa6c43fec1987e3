import { sql } from 'drizzle-orm';
import type { PooledDatabase } from '../connect.ts';
import type { Write } from '../transactions/write-transaction.ts';

/** The number of writes between two vacuums. */
const writesBetween = 5_000;

/** The tables of long lists. The planner needs their statistics, and counts are slow without their visibility maps. */
const tables = [
  'artisans',
  'audit_entries',
  'clients',
  'contact_messages',
  'jobs',
  'part_payments',
  'transactions',
  'withdrawal_requests',
] as const;

/** Vacuums and analyzes one table after the other, so that other calls run in between. */
async function vacuum(db: PooledDatabase): Promise<void> {
  for (const table of tables) await db.execute(sql`vacuum analyze ${sql.identifier(table)}`);
}

/** Returns a `write` that vacuums after every `between` writes, because the embedded engine has no autovacuum. */
export function vacuumAfterWrites(
  write: Write,
  db: PooledDatabase,
  between = writesBetween,
): Write {
  let writes = 0;
  return async (work) => {
    const result = await write(work);
    writes += 1;
    // After a failure, the vacuum after the next `between` writes makes up for it.
    if (writes % between === 0) vacuum(db).catch(() => undefined);
    return result;
  };
}
