import { sql } from 'drizzle-orm';
import type { Transaction } from '../connect.ts';

/**
 * Runs `load`, which fills empty tables with consistent rows. If the database role is a superuser, as
 * on the embedded engine, no trigger runs: foreign keys are not checked, which takes a third of the
 * time, and balances and figures are computed once from all rows.
 *
 * https://www.postgresql.org/docs/current/runtime-config-client.html#GUC-SESSION-REPLICATION-ROLE
 */
export async function bulkLoad(tx: Transaction, load: () => Promise<void>): Promise<void> {
  const { rows } = await tx.execute<{ is_superuser: string }>(sql`show is_superuser`);
  if (rows[0]?.is_superuser !== 'on') return load();
  await tx.execute(sql`set local session_replication_role = replica`);
  await load();
  await tx.execute(sql`set local session_replication_role = origin`);
  await tx.execute(sql`select reckon_kept_sums()`);
}
