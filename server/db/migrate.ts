import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { codeOf, StartError } from '../process/start-error.ts';
import type { Database } from './connect.ts';
import {
  compareTables,
  insufficientPrivilege,
  migrationsFolder,
  recordVersion,
} from './pending-migrations.ts';
import type { Connection } from './pool.ts';
import { setUnlimitedSession } from './settings.ts';

/**
 * Opens a connection outside of the pool, for locks and settings that outlive a transaction, and for statements
 * without a time limit. It uses the direct address, because a pooler would share the session.
 */
export async function openSession({
  pool,
  directUrl,
}: Pick<Connection, 'pool' | 'directUrl'>): Promise<pg.Client> {
  const client = new pg.Client({
    ...pool.options,
    ...(directUrl !== undefined && { connectionString: directUrl }),
    query_timeout: 0,
    // At the start, this thread also builds the app, and cannot read the answer of PostgreSQL meanwhile.
    connectionTimeoutMillis: 20_000,
  });
  client.on('error', () => undefined);
  await client.connect();
  // The role may have a time limit, which an option of 0 in the driver would not change. On the embedded engine all
  // connections share one session, so only this limit is changed there.
  await client.query(directUrl === undefined ? 'set statement_timeout = 0' : setUnlimitedSession);
  return client;
}

/** The key of the advisory lock of `prepareDatabase`. */
const prepareLock = 43_104_310;

/**
 * Runs the pending migrations and then `fill`, both under one advisory lock, so that two servers that start at the same
 * time on one PostgreSQL do not run them twice. Without pending migrations the role needs no DDL rights.
 *
 * @returns the number of migrations that were run
 * @throws StartError when the role lacks a right, or a later version made the tables
 */
export async function prepareDatabase(
  connection: Pick<Connection, 'pool' | 'directUrl'>,
  fill?: (db: Database) => Promise<void>,
): Promise<number> {
  const client = await openSession(connection);
  try {
    await client.query('select pg_advisory_lock($1)', [prepareLock]);
    // One client for everything, because the embedded database has one connection.
    const db = drizzle(client);
    const count = await runPendingMigrations(db);
    await fill?.(db);
    return count;
  } finally {
    // On the embedded engine the session, and so the lock, outlives the connection.
    await client.query('select pg_advisory_unlock($1)', [prepareLock]);
    await client.end();
  }
}

/** Returns the number of migrations that were run. */
async function runPendingMigrations(db: Database): Promise<number> {
  const { pending, newest } = await compareTables(db);
  if (pending > 0) await runMigrations(db, pending);
  // A migration may have rewritten a table, which then lacks its visibility map: counts are slow until the next
  // vacuum, and the embedded engine has no autovacuum.
  if (pending > 0 && newest > 0) await db.execute(sql`vacuum analyze`);
  await recordVersion(db);
  return pending;
}

async function runMigrations(db: Database, pending: number): Promise<void> {
  try {
    await migrate(db, { migrationsFolder });
  } catch (error) {
    if (codeOf(error) !== insufficientPrivilege) throw error;
    throw new StartError(
      `The tables lack ${pending} of this version's changes, and the database role may not make them: run "npm run migrate" with a DATABASE_URL whose role may.`,
    );
  }
}
