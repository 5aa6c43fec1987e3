import { readFileSync } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { z } from 'zod';
import { projectPath } from '../process/project-path.ts';
import { codeOf, StartError } from '../process/start-error.ts';
import type { Queryable } from './connect.ts';
import { settings } from './schema/office.ts';

export const migrationsFolder = projectPath('server/db/migrations');

/** The version of this program. */
export const ownVersion = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(projectPath('package.json'), 'utf8'))).version;

/** The times at which the migrations of this version were written, in milliseconds UTC, in their order. */
const ownMigrations = (): number[] =>
  readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis);

/** When the newest migration of this version was written, in milliseconds UTC. */
export const newestOwnMigration = (): number => Math.max(...ownMigrations());

/** The key of the setting that names the version which ran a migration. */
export const versionKey = 'version';
const versionSetting = z.object({ version: z.string(), migration: z.number() });

/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
export const insufficientPrivilege = '42501';

/** The tables of a database, compared with those of this version. */
export interface TablesState {
  /** The number of migrations of this version that are missing. */
  pending: number;
  /** When the newest migration of the database was written, in milliseconds UTC; 0 without any. */
  newest: number;
  /** The version that ran the newest migration; undefined when the database does not name it. */
  version: string | undefined;
}

/**
 * Compares the tables of a database with those of this version. It only reads: the migrator itself begins with
 * `create schema`, which a role without DDL rights may not run.
 *
 * @throws StartError when a later version made the tables, or the role may not read the migrations
 */
export async function compareTables(db: Queryable): Promise<TablesState> {
  const newest = await newestMigration(db);
  const version = newest === 0 ? undefined : await versionOf(db, newest);
  const own = ownMigrations();
  if (newest > Math.max(...own)) {
    const made = version === undefined ? 'a later version' : `version ${version}`;
    throw new StartError(
      `The tables are those of ${made}, and this is version ${ownVersion}: start the later version, or restore a backup of this one.`,
    );
  }
  return { pending: own.filter((at) => at > newest).length, newest, version };
}

/** Returns what a database of an earlier version needs, as a sentence; undefined for a database of this version. */
export function describeMissing({ pending, newest, version }: TablesState): string | undefined {
  if (pending === 0) return undefined;
  const wayOut = `start the server, or run "npm run migrate".`;
  if (newest === 0) return `The database has no tables yet: ${wayOut}`;
  const made = version === undefined ? 'an earlier version' : `version ${version}`;
  return `The tables are those of ${made}, and lack ${pending} of the changes of version ${ownVersion}: ${wayOut}`;
}

/**
 * Checks that a database has the tables of this version, for a command: a migration would take the tables from under
 * a running server of another version.
 *
 * @throws StartError when the tables are those of another version
 */
export async function requireOwnTables(db: Queryable): Promise<void> {
  const missing = describeMissing(await compareTables(db));
  if (missing !== undefined) throw new StartError(missing);
}

/** Stores that this version ran the newest migration. It does nothing when the database names a version already. */
export async function recordVersion(db: Queryable): Promise<void> {
  const { newest, version } = await compareTables(db);
  if (version !== undefined) return;
  const value = { version: ownVersion, migration: newest };
  await db
    .insert(settings)
    .values({ key: versionKey, value })
    .onConflictDoUpdate({ target: settings.key, set: { value } });
}

async function newestMigration(db: Queryable): Promise<number> {
  try {
    const { rows: tables } = await db.execute<{ found: string | null }>(
      sql`select to_regclass('drizzle.__drizzle_migrations') as found`,
    );
    if ((tables[0]?.found ?? null) === null) return 0;
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

/** The version that ran a migration. A setting about another migration is older than the tables. */
async function versionOf(db: Queryable, migration: number): Promise<string | undefined> {
  const [row] = await db.select().from(settings).where(eq(settings.key, versionKey));
  const { data } = versionSetting.safeParse(row?.value);
  return data?.migration === migration ? data.version : undefined;
}
