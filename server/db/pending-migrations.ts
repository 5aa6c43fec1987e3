import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { projectPath } from '../process/project-path.ts';
import type { Database } from './connect.ts';

export const migrationsFolder = projectPath('server/db/migrations');

/**
 * The number of pending migrations. It only reads: the migrator itself begins with `create schema`,
 * which a role without DDL rights may not run.
 */
export async function countPendingMigrations(db: Database): Promise<number> {
  const newest = await newestMigration(db);
  return readMigrationFiles({ migrationsFolder }).filter(
    ({ folderMillis }) => folderMillis > newest,
  ).length;
}

/** When the newest migration of the database was written, in milliseconds UTC; 0 without any. */
async function newestMigration(db: Database): Promise<number> {
  const { rows: tables } = await db.execute<{ found: string | null }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') as found`,
  );
  if ((tables[0]?.found ?? null) === null) return 0;
  const { rows } = await db.execute<{ newest: string | null }>(
    sql`select max(created_at) as newest from drizzle.__drizzle_migrations`,
  );
  return Number(rows[0]?.newest ?? 0);
}
