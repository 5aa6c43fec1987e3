import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Pool } from 'pg';
import { projectPath } from '../project-path.ts';
import type { Database } from './connect.ts';

/** Any number that nothing else in the database uses as an advisory lock. */
const prepareLock = 431_043_10;

/**
 * Brings the tables up to date and then runs `fill`, both under one lock, so that two servers
 * starting together on one PostgreSQL do neither twice.
 */
export async function prepare(pool: Pool, fill: (db: Database) => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    // The other server may be filling a large sample, and a large fill is one statement after another.
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [prepareLock]);
    // One client for all: the embedded database has a single connection, and this is it.
    const db = drizzle(client);
    await migrate(db, { migrationsFolder: projectPath('server/db/migrations') });
    await fill(db);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [prepareLock]);
    await client.query('reset statement_timeout');
    client.release();
  }
}
