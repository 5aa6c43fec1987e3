import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';
import { databaseOver } from '../../server/db/connect.ts';
import { fillEmptyDatabase } from '../../server/db/fill-empty-database.ts';
import { prepare } from '../../server/db/migrate.ts';
import type { Connection } from '../../server/db/pool.ts';
import { openPostgres } from '../../server/db/postgres.ts';
import { serveInThread } from './serve-in-thread.ts';
import { addressesOf, createDatabase } from './ways.ts';

export type Engine = 'embedded' | 'PostgreSQL';

/** The engines of this machine: the embedded one, and PostgreSQL if it is installed. */
export const engines: readonly Engine[] =
  inject('postgresUrl') === null ? ['embedded'] : ['embedded', 'PostgreSQL'];

/**
 * Opens the embedded engine in this thread. Its durability is tested with the real server.
 *
 * @param kind `in memory`, or `on disk` in a folder that is removed with the database
 * @param from the initial database: empty, or with the tables
 */
async function openInThread(
  kind: 'in memory' | 'on disk',
  from: 'emptyEngine' | 'migratedEngine' = 'migratedEngine',
): Promise<Connection> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pglite-'));
  const copyFolder = path.join(folder, 'postgres');
  const loadDataDir = new Blob([await readFile(inject(from))]);
  const database = await PGlite.create({
    loadDataDir,
    ...(kind === 'on disk' && { dataDir: copyFolder }),
  });
  const { pool, close } = await serveInThread(database, folder);
  return {
    pool,
    describe: `embedded database ${kind}`,
    ...(kind === 'on disk' && { copyFolder }),
    stopped: new Promise(() => undefined),
    async close() {
      await close();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function openNewDatabase(): Promise<Connection> {
  const { url, admin, name } = await createDatabase();
  const connection = await openPostgres(addressesOf(url));
  return {
    ...connection,
    async close() {
      await connection.close();
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}

export interface TestDatabase extends Connection {
  db: ReturnType<typeof databaseOver>;
}

const testDatabase = (connection: Connection): TestDatabase => ({
  ...connection,
  db: databaseOver(connection.pool, connection.replica),
});

/** Creates a new database without tables. */
export async function openEmptyDatabase(engine: Engine): Promise<TestDatabase> {
  const connection =
    engine === 'embedded'
      ? await openInThread('in memory', 'emptyEngine')
      : await openNewDatabase();
  return testDatabase(connection);
}

/** Creates an embedded database on the disk with tables but without rows. It reads its sample from files. */
export async function openDatabaseOnDisk(): Promise<TestDatabase> {
  const connection = await openInThread('on disk');
  await prepare(connection, () => Promise.resolve());
  return testDatabase(connection);
}

/** Creates a new database for a test file, with a small sample marketplace. */
export async function openTestDatabase(engine: Engine, sampleSize = 24): Promise<TestDatabase> {
  const connection =
    engine === 'embedded' ? await openInThread('in memory') : await openNewDatabase();
  const database = testDatabase(connection);
  await prepare(database, async (db) => {
    await fillEmptyDatabase(db, { sampleSize });
  });
  return database;
}
