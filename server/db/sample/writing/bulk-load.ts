import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../connect.ts';
import {
  balances,
  dayDeltas,
  jobs,
  ledgerEntries,
  transactions,
  withdrawalRequests,
} from '../../schema/money.ts';
import { artisans, clients } from '../../schema/people.ts';
import type { OnProgress } from '../progress.ts';

/** Tables that were emptied in this transaction and have no indexes yet. */
export interface EmptiedTables {
  has(table: PgTable): boolean;
  /** Whether balances and figures can be written like other rows, because all rows that they sum are new. */
  takesSums: boolean;
  /** Returns the statement that builds the indexes of a table that gets no more rows. */
  makeIndexes(table: PgTable): SQL;
}

/** The tables that balances and figures sum, and the tables of sums except `figure_deltas`, which is never empty. */
const summed = [
  artisans,
  balances,
  clients,
  dayDeltas,
  jobs,
  ledgerEntries,
  transactions,
  withdrawalRequests,
];

interface BulkOptions {
  /** Whether the database may take 256 MB for the indexes; the memory of the embedded engine never shrinks. */
  hasMemory?: boolean | undefined;
  onProgress?: OnProgress | undefined;
}

/**
 * Runs `load`, which fills empty tables with consistent rows. If the database role is a superuser, as on the embedded
 * engine, this takes half the time: no trigger runs, no foreign key is checked, and indexes are built once from all
 * rows. Balances and figures are computed at the end if `load` does not write them. With `wal_level=minimal` the rows
 * are not logged, because their tables are truncated in the same transaction; PostgreSQL syncs the files of such tables
 * before the commit.
 *
 * https://www.postgresql.org/docs/current/runtime-config-client.html#GUC-SESSION-REPLICATION-ROLE
 * https://www.postgresql.org/docs/current/populate.html
 *
 * @param load may build the indexes of a table as soon as the table is complete
 */
export async function bulkLoad(
  tx: Transaction,
  load: (emptied?: EmptiedTables) => Promise<void>,
  { hasMemory = false, onProgress }: BulkOptions = {},
): Promise<void> {
  const { rows } = await tx.execute<{ is_superuser: string }>(sql`show is_superuser`);
  if (rows[0]?.is_superuser !== 'on') return load();
  await tx.execute(sql`set local session_replication_role = replica`);
  if (hasMemory) await tx.execute(sql`set local maintenance_work_mem = '256MB'`);
  const empty = await emptyTables(tx);
  if (empty.length > 0) await tx.execute(sql.raw(`truncate ${empty.join(', ')}`));
  await stopIndexes(tx, empty);
  const has = (table: PgTable) => empty.includes(getTableName(table));
  const takesSums = summed.every(has);
  await load({
    has,
    takesSums,
    makeIndexes: (table) => sql`reindex table ${table}`,
  });
  const left = await tablesWithoutIndexes(tx);
  for (const [completed, table] of left.entries()) {
    onProgress?.({ step: 'indexes', completed, total: left.length });
    await tx.execute(sql.raw(`reindex table ${table}`));
  }
  await tx.execute(sql`set local session_replication_role = origin`);
  onProgress?.({ step: 'sums', completed: 0, total: 1 });
  if (!takesSums || (await tx.$count(dayDeltas)) === 0) {
    await tx.execute(sql`select reckon_kept_sums()`);
  }
  if (hasMemory && empty.length > 0) await tx.execute(sql.raw(`analyze ${empty.join(', ')}`));
}

/** Returns the names of the empty tables, quoted where necessary. */
async function emptyTables(tx: Transaction): Promise<string[]> {
  const { rows: tables } = await tx.execute<{ name: string }>(sql`
    select oid::regclass::text as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`);
  const finds = tables.map(
    ({ name }) => sql`select ${name} as name where not exists (select from ${sql.raw(name)})`,
  );
  const { rows } = await tx.execute<{ name: string }>(sql.join(finds, sql` union all `));
  return rows.map(({ name }) => name);
}

/** Disables the indexes of the tables. They get no rows until REINDEX rebuilds them. */
async function stopIndexes(tx: Transaction, tables: readonly string[]): Promise<void> {
  await tx.execute(sql`
    update pg_index set indisready = false, indisvalid = false
    where indrelid = any (${sql.param(tables)}::regclass[])`);
}

async function tablesWithoutIndexes(tx: Transaction): Promise<string[]> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select distinct indrelid::regclass::text as name from pg_index
    join pg_class on pg_class.oid = indrelid
    where relnamespace = 'public'::regnamespace and not indisready`);
  return rows.map(({ name }) => name);
}
