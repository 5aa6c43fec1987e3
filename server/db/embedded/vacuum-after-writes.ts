import { sql } from 'drizzle-orm';
import type { PooledDatabase } from '../connect.ts';
import type { Write } from '../transactions/write-transaction.ts';

/** Writes after which the tables are vacuumed again. */
const writesBetween = 5_000;

/** The tables of long lists. The planner needs their statistics, and counts read the rows of pages without a visibility map. */
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

/** Returns `write` with a vacuum now and then, because the embedded engine has no autovacuum. */
export function vacuumAfter(write: Write, db: PooledDatabase, between = writesBetween): Write {
  let writes = 0;
  return async (work) => {
    const result = await write(work);
    writes += 1;
    // After a failure, the next turn does it.
    if (writes % between === 0) vacuum(db).catch(() => undefined);
    return result;
  };
}
