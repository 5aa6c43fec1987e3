import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, inject } from 'vitest';
import { databaseOver } from '../../server/db/connect.ts';
import type { Connection } from '../../server/db/pool.ts';
import { openPostgres } from '../../server/db/postgres.ts';
import { fillEmptyDatabase } from '../../server/fill-empty-database.ts';
import { createEngine } from './create-engine.ts';
import { addressesOf, createDatabase } from './database-addresses.ts';
import type { Template } from './database-templates.ts';
import { serveInThread } from './serve-in-thread.ts';

export type Engine = 'embedded' | 'PostgreSQL';

/** The engines of this machine: the embedded one, and PostgreSQL if it is installed. */
export const engines: readonly Engine[] =
  inject('postgresUrl') === null ? ['embedded'] : ['embedded', 'PostgreSQL'];

/** The faster engine of this machine, for tests whose results do not depend on the engine. */
export const fasterEngine: Engine = engines.at(-1) ?? 'embedded';

/** Runs tests on each engine. They change one database step by step, so they are not shuffled. */
export function stepsOnEachEngine(title: string, steps: (engine: Engine) => void): void {
  for (const engine of engines) {
    describe(`${title} on ${engine}`, { shuffle: false }, () => steps(engine));
  }
}

/** The file of an embedded database to copy. */
export const templateFile = (template: Template): string =>
  path.join(inject('templateFolder'), `${template}.tar`);

/** Opens the embedded engine in this thread. Its durability is tested with the real server. */
async function openInMemory(from: Template): Promise<Connection> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pglite-'));
  const loadDataDir = new Blob([await readFile(templateFile(from))]);
  const database = await createEngine({ loadDataDir });
  const { pool, close } = await serveInThread(database, folder);
  return {
    pool,
    databaseName: 'embedded database in memory',
    stopped: new Promise(() => undefined),
    async close() {
      await close();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function openOnPostgres(from: Template): Promise<Connection> {
  const { url, drop } = await createDatabase(from);
  const connection = await openPostgres(addressesOf(url));
  return {
    ...connection,
    async close() {
      await connection.close();
      await drop();
    },
  };
}

export interface TestDatabase extends Connection {
  db: ReturnType<typeof databaseOver>;
}

async function openCopy(engine: Engine, from: Template): Promise<TestDatabase> {
  const open = engine === 'embedded' ? openInMemory : openOnPostgres;
  const connection = await open(from);
  return { ...connection, db: databaseOver(connection.pool) };
}

/** Creates a new database without tables. */
export const openEmptyDatabase = (engine: Engine): Promise<TestDatabase> =>
  openCopy(engine, 'empty');

/**
 * Creates a new database for a test file, with a small sample marketplace.
 *
 * @param sampleSize the number of artisans. Such a sample is written, not copied, which takes
 *   longer
 */
export async function openTestDatabase(engine: Engine, sampleSize?: number): Promise<TestDatabase> {
  if (sampleSize === undefined) return openCopy(engine, 'sample');
  const database = await openCopy(engine, 'tables');
  // Without `firstAdmin`, the administrator of an empty database must first change the password.
  const firstAdmin = { email: 'admin@localhost.example', password: 'green kettle by the door' };
  await fillEmptyDatabase(database.db, { sampleSize, ...(sampleSize === 0 && { firstAdmin }) });
  return database;
}
