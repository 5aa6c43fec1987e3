import { sql } from 'drizzle-orm';
import type { Transaction } from '../../connect.ts';

/**
 * Runs `load`, which fills empty tables with consistent rows. If the database role is a superuser, as
 * on the embedded engine, no trigger runs and only the indexes of constraints are kept up: foreign keys
 * are not checked, which takes a third of the time, and balances, figures and the other indexes are
 * computed once from all rows.
 *
 * https://www.postgresql.org/docs/current/runtime-config-client.html#GUC-SESSION-REPLICATION-ROLE
 * https://www.postgresql.org/docs/current/populate.html
 */
export async function bulkLoad(tx: Transaction, load: () => Promise<void>): Promise<void> {
  const { rows } = await tx.execute<{ is_superuser: string }>(sql`show is_superuser`);
  if (rows[0]?.is_superuser !== 'on') return load();
  const indexes = await dropIndexes(tx);
  await tx.execute(sql`set local session_replication_role = replica`);
  await load();
  await tx.execute(sql`set local session_replication_role = origin`);
  for (const index of indexes) await tx.execute(sql.raw(index));
  await tx.execute(sql`select reckon_kept_sums()`);
}

/** Drops the indexes that no constraint uses, and returns the statements that create them again. */
async function dropIndexes(tx: Transaction): Promise<string[]> {
  const { rows } = await tx.execute<{ name: string; definition: string }>(sql`
    select indexrelid::regclass as name, pg_get_indexdef(indexrelid) as definition
    from pg_index join pg_class on pg_class.oid = indexrelid
    where relnamespace = 'public'::regnamespace
      and not exists (select from pg_constraint where conindid = indexrelid)
    order by relname`);
  for (const { name } of rows) await tx.execute(sql.raw(`drop index ${name}`));
  return rows.map(({ definition }) => definition);
}
