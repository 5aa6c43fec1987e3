import { sql } from 'drizzle-orm';
import type { PooledDatabase } from '../connect.ts';
import type { Write } from '../transactions/write-transaction.ts';

/** Writes after which the statistics of the tables are made again. */
const writesBetween = 5_000;

/** The tables of long lists. The planner needs their statistics. */
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

/** Makes the statistics of one table after the other, so that other calls run in between. */
async function analyze(db: PooledDatabase): Promise<void> {
  for (const table of tables) await db.execute(sql`analyze ${sql.identifier(table)}`);
}

/** Returns `write` with statistics now and then, because the embedded engine has no process that makes them. */
export function analyzeAfter(write: Write, db: PooledDatabase, between = writesBetween): Write {
  let writes = 0;
  return async (work) => {
    const result = await write(work);
    writes += 1;
    // After a failure, the next turn makes them.
    if (writes % between === 0) analyze(db).catch(() => undefined);
    return result;
  };
}
