import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { codeOf, StartError } from '../process/start-error.ts';
import type { Database } from './connect.ts';
import { countPendingMigrations, migrationsFolder } from './pending-migrations.ts';

/** Any number that nothing else in the database uses as an advisory lock. */
const prepareLock = 431_043_10;

/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const insufficientPrivilege = '42501';

/**
 * Brings the tables up to date and then runs `fill`, both under one lock, so that two servers
 * starting together on one PostgreSQL do neither twice. Answers how many migrations were carried out.
 * Where none is needed, the database role needs no right to change tables.
 *
 * @throws StartError when the role lacks a right.
 */
export async function prepare(
  pool: pg.Pool,
  fill: (db: Database) => Promise<void>,
): Promise<number> {
  // The other server may be filling a large sample, so there is no limit of time.
  const client = new pg.Client({ ...pool.options, statement_timeout: 0, query_timeout: 0 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [prepareLock]);
    // One client for all: the embedded database has a single connection, and this is it.
    const db = drizzle(client);
    const pending = await bringUpToDate(db);
    await fill(db);
    return pending;
  } finally {
    // Its end frees the lock on PostgreSQL; the embedded engine keeps its one session.
    await client.query('select pg_advisory_unlock($1)', [prepareLock]);
    await client.end();
  }
}

async function bringUpToDate(db: Database): Promise<number> {
  let pending: number | undefined;
  try {
    pending = await countPendingMigrations(db);
    if (pending > 0) await migrate(db, { migrationsFolder });
    return pending;
  } catch (error) {
    if (codeOf(error) !== insufficientPrivilege) throw error;
    throw new StartError(
      pending === undefined
        ? 'The database role may not read drizzle.__drizzle_migrations: grant it the rights that docs/operations.md lists.'
        : `The tables lack ${pending} of this version's changes, and the database role may not make them: run "npm run migrate" with a DATABASE_URL whose role may.`,
    );
  }
}
