import { readFileSync } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { z } from 'zod';
import { projectPath } from '../process/project-path.ts';
import { codeOf, StartError } from '../process/start-error.ts';
import type { Queryable } from './connect.ts';
import { settings } from './schema/office.ts';

export const migrationsFolder = projectPath('server/db/migrations');

/** The version of this program, from package.json. */
export const programVersion = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(projectPath('package.json'), 'utf8'))).version;

/** Returns when the migrations of this program were written, in milliseconds UTC, oldest first. */
const programMigrationTimes = (): number[] =>
  readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis);

/** Returns when the newest migration of this program was written, in milliseconds UTC. */
export const newestProgramMigration = (): number => Math.max(...programMigrationTimes());

/** The key of the setting with the version of the program that ran the newest migration. */
export const versionKey = 'version';
const versionSetting = z.object({ version: z.string(), migration: z.number() });

/** SQLSTATE: https://www.postgresql.org/docs/current/errcodes-appendix.html */
export const insufficientPrivilege = '42501';

/** The tables of a database, compared with the migrations of this program. */
export interface TablesState {
  /** The number of migrations that the database lacks. */
  pending: number;
  /** When the newest migration of the database was written, in milliseconds UTC; 0 without any. */
  newest: number;
  /** The version that ran the newest migration; undefined when the database does not name it. */
  version: string | undefined;
}

/**
 * Compares the tables of a database with the migrations of this program. It only reads, so a role without DDL rights
 * may run it.
 *
 * @throws StartError when a later version made the tables, or the role may not read which migrations were run
 */
export async function compareTables(db: Queryable): Promise<TablesState> {
  const newest = await newestMigration(db);
  const version = newest === 0 ? undefined : await versionOf(db, newest);
  const programTimes = programMigrationTimes();
  if (newest > Math.max(...programTimes)) {
    const later = version === undefined ? 'a later version' : `version ${version}`;
    throw new StartError(
      `The tables are those of ${later}, and this is version ${programVersion}: start the later version, or restore a backup of this one.`,
    );
  }
  return { pending: programTimes.filter((time) => time > newest).length, newest, version };
}

/** Returns what a database of an earlier version needs, as a sentence; undefined for a database of this version. */
export function describeMissing({ pending, newest, version }: TablesState): string | undefined {
  if (pending === 0) return undefined;
  const remedy = `start the server, or run "npm run migrate".`;
  if (newest === 0) return `The database has no tables yet: ${remedy}`;
  const earlier = version === undefined ? 'an earlier version' : `version ${version}`;
  return `The tables are those of ${earlier}, and lack ${pending} of the changes of version ${programVersion}: ${remedy}`;
}

/**
 * Checks that a database has the tables of this program. Commands do not migrate, because a server of another version
 * may be using the tables.
 *
 * @throws StartError when the tables are those of another version
 */
export async function requireCurrentTables(db: Queryable): Promise<void> {
  const missing = describeMissing(await compareTables(db));
  if (missing !== undefined) throw new StartError(missing);
}

/** Stores that this program ran the newest migration, unless the database already names the program that did. */
export async function recordVersion(db: Queryable): Promise<void> {
  const { newest, version } = await compareTables(db);
  if (version !== undefined) return;
  const value = { version: programVersion, migration: newest };
  await db
    .insert(settings)
    .values({ key: versionKey, value })
    .onConflictDoUpdate({ target: settings.key, set: { value } });
}

async function newestMigration(db: Queryable): Promise<number> {
  try {
    const { rows: tables } = await db.execute<{ table: string | null }>(
      sql`select to_regclass('drizzle.__drizzle_migrations') as table`,
    );
    if ((tables[0]?.table ?? null) === null) return 0;
    const { rows } = await db.execute<{ newest: string | null }>(
      sql`select max(created_at) as newest from drizzle.__drizzle_migrations`,
    );
    return Number(rows[0]?.newest ?? 0);
  } catch (error) {
    if (codeOf(error) !== insufficientPrivilege) throw error;
    throw new StartError(
      'The database role may not read drizzle.__drizzle_migrations: grant it the rights that docs/operations.md lists.',
    );
  }
}

/** Returns the version that ran a migration; undefined when the setting is missing or of another migration. */
async function versionOf(db: Queryable, migration: number): Promise<string | undefined> {
  const [row] = await db.select().from(settings).where(eq(settings.key, versionKey));
  const { data } = versionSetting.safeParse(row?.value);
  return data?.migration === migration ? data.version : undefined;
}
